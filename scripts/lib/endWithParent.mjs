// Loaded before the server (`node --import`): when the start script dies without a word, by kill -9 for example, the server
// drains and ends too, instead of keeping the port and the database for itself.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
