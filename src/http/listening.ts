import { existsSync } from 'node:fs';
import { chmod, lstat, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { dirname } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { SettingsError } from '#settings/SettingsError.ts';
import type { Settings } from '#settings/settings.ts';

/** The owner and the group, which includes the proxy, may connect; nobody else on this machine. */
const SOCKET_RIGHTS = 0o660;

/**
 * Starts to listen, and returns where: `http://localhost:PORT`, or `unix:` with the socket's path. Throws SettingsError, which says what to do, when it cannot
 * listen there.
 */
export async function listen(
  app: FastifyInstance,
  { socket, port, host }: Pick<Settings, 'socket' | 'port' | 'host'>,
): Promise<string> {
  if (socket !== undefined) return listenOnSocket(app, socket);
  try {
    await app.listen({ port, host });
    const address = app.server.address();
    return `http://localhost:${address !== null && typeof address === 'object' ? address.port : port}`;
  } catch (error) {
    throw said(error, {
      EADDRINUSE: `Port ${port} is taken by another program. Stop that program, or start Lectern on another port: PORT=3001 npm start`,
      EACCES: `This user may not use port ${port}. Choose one above 1023: PORT=3000 npm start`,
    });
  }
}

async function listenOnSocket(app: FastifyInstance, path: string): Promise<string> {
  const taken = `The socket ${path} is in use by another running program. Stop that program, or set LISTEN to another path.`;
  const forbidden = `This user can't make the socket ${path}. Let this user write in its folder, or set LISTEN to another path.`;
  const sentences = {
    EADDRINUSE: taken,
    EACCES: forbidden,
    EPERM: forbidden,
    EROFS: forbidden,
  };
  // For a missing folder, Node reports a missing permission.
  if (!existsSync(dirname(path)))
    throw new SettingsError(
      `The folder of the socket ${path} is not there. Make it, or set LISTEN to another path.`,
    );
  try {
    if (await isLeftBehind(path)) await rm(path, { force: true });
    await app.listen({ path });
    // Until now only its owner could connect, since connecting needs the right to write.
    await chmod(path, SOCKET_RIGHTS);
    return `unix:${path}`;
  } catch (error) {
    throw said(error, sentences);
  }
}

/** Whether a socket is there on which nobody listens any more, as kill -9 leaves it. Other files are never mistaken for one. */
async function isLeftBehind(path: string): Promise<boolean> {
  const found = await lstat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (found === undefined) return false;
  if (!found.isSocket())
    throw new SettingsError(
      `At ${path} there is something that is no socket. Take it away, or set LISTEN to another path.`,
    );
  return new Promise((resolve) => {
    const knock = connect(path);
    knock.once('connect', () => resolve(false));
    knock.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code === 'ECONNREFUSED'));
    knock.once('connect', () => knock.destroy());
  });
}

function said(error: unknown, sentences: Readonly<Record<string, string>>): unknown {
  const sentence = sentences[(error as NodeJS.ErrnoException).code ?? ''];
  return sentence === undefined ? error : new SettingsError(sentence, { cause: error });
}
