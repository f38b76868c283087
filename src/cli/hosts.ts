import { hostLabels } from '#kinds/hostLabels.ts';
import { VISITOR } from '#kinds/viewer.ts';
import { siteHosts } from '#lib/siteHosts.ts';
import { readSettings } from '#settings/settings.ts';
import { allUnits } from '#store/records/units.ts';
import { type Command, CommandError } from './command.ts';
import { withInstallation } from './installation.ts';

/** The most names that a certificate authority puts into one certificate. */
const MOST_NAMES = 100;

const FORMS = {
  lines: (hosts: readonly string[]) => hosts.join('\n'),
  nginx: (hosts: readonly string[]) => `server_name\n${hosts.map((host) => `    ${host}`).join('\n')};`,
  certbot: (hosts: readonly string[]) => {
    if (hosts.length > MOST_NAMES)
      throw new CommandError(
        `These are ${hosts.length} hosts, and one certificate takes ${MOST_NAMES} at most. Take a wildcard certificate: docs/deploy.md says how.`,
      );
    return hosts.map((host) => `-d ${host}`).join(' ');
  },
} as const;

/** Every host of the site, as needed for certificates and proxies. */
export const hostsCommand: Command = {
  name: 'hosts',
  summary: 'print the hosts of the site: the main one, and one for each sub-site',
  usage: `lectern hosts [--certbot | --nginx]

Prints every host at which the site is, one in a line: those of PUBLIC_URL and MAIN_HOST, and one for each department and
diocese. The server may be running or not.

  --certbot   as arguments of certbot: -d HOST -d HOST …
  --nginx     as a server_name of nginx`,
  options: { certbot: { type: 'boolean' }, nginx: { type: 'boolean' } },
  run: async ({ values }, terminal) => {
    const settings = readSettings();
    const labels = await withInstallation(settings, terminal.complain, async ({ database: { db } }) => {
      const [dioceses, departments] = await Promise.all([
        allUnits(VISITOR, db, 'diocese'),
        allUnits(VISITOR, db, 'department'),
      ]);
      return hostLabels(dioceses, departments);
    });
    const form = values.certbot ? FORMS.certbot : values.nginx ? FORMS.nginx : FORMS.lines;
    terminal.say(form(siteHosts(settings, labels)));
    return 0;
  },
};
