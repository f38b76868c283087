import { hostLabels } from '#kinds/hostLabels.ts';
import { VISITOR } from '#kinds/viewer.ts';
import { siteHosts } from '#lib/siteHosts.ts';
import { readSettings, type Settings } from '#settings/settings.ts';
import { DatabaseError } from '#store/database/connect.ts';
import { allUnits } from '#store/records/units.ts';
import { type Finding, mend } from './check/finding.ts';
import { checkHosts } from './check/hosts.ts';
import { checkDatabase, checkDisk, checkMail, checkServer, checkSettings } from './check/installation.ts';
import { type Command, CommandError, type Terminal } from './command.ts';
import { withInstallation } from './installation.ts';

const MARKS = { good: 'good ', note: 'note ', mend: 'MEND ' } as const;

/** Checks everything that an installation needs, and says what to do. */
export const checkCommand: Command = {
  name: 'check',
  summary: 'look at settings, database, disk, mail server, hosts and certificates',
  usage: `lectern check

Looks at the settings, the server, the database, the disk, the mail server, and each host with its certificate, and says of
each in a sentence whether it is good, and what is to be done where it is not. Changes nothing, sends nothing. Ends with 0 when
nothing is to be mended.`,
  options: {},
  run: async (_given, terminal) => {
    const settings = readSettings();
    const now = new Date();
    let wrong = 0;
    const show = (findings: readonly Finding[]): void => {
      for (const { state, sentence } of findings) terminal.say(`${MARKS[state]} ${sentence}`);
      wrong += findings.filter(({ state }) => state === 'mend').length;
    };
    show(checkSettings(settings));
    show([await checkServer(settings)]);
    show(await checkDisk(settings));
    const labels = await database(settings, now, terminal, show);
    show(await checkMail(settings));
    show(await hosts(settings, labels, now));
    terminal.say(wrong === 0 ? 'Nothing is to be mended.' : `To be mended: ${wrong}.`);
    return wrong === 0 ? 0 : 1;
  },
};

/** Returns the labels of the sub-sites; empty if the database can't be queried. */
async function database(
  settings: Settings,
  now: Date,
  terminal: Terminal,
  show: (findings: readonly Finding[]) => void,
): Promise<string[]> {
  try {
    return await withInstallation(settings, terminal.complain, async ({ database: open }) => {
      show(await checkDatabase(open, settings, now));
      const [dioceses, departments] = await Promise.all([
        allUnits(VISITOR, open.db, 'diocese'),
        allUnits(VISITOR, open.db, 'department'),
      ]);
      return hostLabels(dioceses, departments);
    });
  } catch (error) {
    if (!(error instanceof DatabaseError || error instanceof CommandError)) throw error;
    show([mend(error.message)]);
    return [];
  }
}

async function hosts(settings: Settings, labels: readonly string[], now: Date): Promise<Finding[]> {
  const { protocol, port } = new URL(settings.publicUrl);
  if (protocol !== 'https:') return [];
  return checkHosts(siteHosts(settings, labels), Number(port || 443), now);
}
