import { existsSync, readFileSync } from 'node:fs';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { projectFolder, releaseIn } from './projectFolder.ts';
import { SettingsError } from './SettingsError.ts';

/** The default settings file of an installed release. */
const USUAL = '/etc/lectern/settings.env';

/**
 * Loads a file of NAME=value lines into `env`, keeping existing values: the one `named`, or an installed release's default. systemd reads the same file for the
 * service, and the lines have the same meaning here as there. Throws `SettingsError` when a named file is missing, can't be read, or contains a line of another
 * form.
 */
export function takeSettingsFile(named: string | undefined, env: Record<string, string | undefined>): void {
  const usual = releaseIn(projectFolder()) && existsSync(USUAL) ? USUAL : undefined;
  const file = named ?? usual;
  if (file === undefined) return;
  const settings = settingsIn(textOf(file), file);
  const authority = env.NODE_EXTRA_CA_CERTS === undefined && settings.NODE_EXTRA_CA_CERTS;
  for (const [name, value] of Object.entries(settings)) env[name] ??= value;
  // Node reads this variable only at its start, which is over.
  if (authority) setDefaultCACertificates([...getCACertificates('default'), textOf(authority)]);
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new SettingsError(
      `${file} cannot be read: ${(error as Error).message}. Run this as root, or as the user of the service: sudo -u lectern lectern …`,
      { cause: error },
    );
  }
}

/** The settings in the text of such a file: lines that start with # or ; are comments, and quotes around a whole value are removed. */
export function settingsIn(text: string, file: string): Readonly<Record<string, string>> {
  const settings: Record<string, string> = {};
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const trimmed = line.trim();
    if (trimmed === '' || /^[#;]/.test(trimmed)) continue;
    const [, name, value = ''] = /^([A-Za-z_]\w*)=(.*)$/.exec(trimmed) ?? [];
    if (name === undefined) throw new SettingsError(`Line ${index + 1} of ${file} must be like NAME=value.`);
    settings[name] = /^(["'])(.*)\1$/.exec(value.trim())?.[2] ?? value.trim();
  }
  return settings;
}
