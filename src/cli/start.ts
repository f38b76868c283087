import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectFolder } from '#settings/projectFolder.ts';
import type { Command } from './command.ts';

/** Starts the server, as the systemd unit does. */
export const startCommand: Command = {
  name: 'start',
  summary: 'start the server',
  usage: `lectern start [--settings FILE]

Starts the server and runs until it is told to stop (SIGTERM, Ctrl+C).`,
  options: {},
  run: async () => {
    // The whole program is above the commands in the import order, so it is loaded on demand.
    const program = pathToFileURL(join(projectFolder(), 'dist', 'server', 'main.js')).href;
    const { run } = (await import(/* @vite-ignore */ program)) as { run(title: string): Promise<void> };
    await run('Database, content and server …');
    return 0;
  },
};
