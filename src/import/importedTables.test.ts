import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { importing, picture } from '#test/support/importing.ts';
import { readProjectFile } from '#test/support/projectFiles.ts';
import { kindsOf } from './rawRecord.ts';
import { fieldOfHead } from './tableHeads.ts';

/** Passwords are in no table, nor what says where a person is listed. */
const NOT_IN_TABLES: readonly string[] = ['password', 'user_type', 'user_sort', 'press_contact'];
const { write, run, addUnits, everything, here } = importing();
const rows = async (text: string) => (await sql.raw(text).execute(here().db)).rows;
const utf16 = (text: string): Buffer => Buffer.from(`\uFEFF${text}`, 'utf16le');

beforeEach(async () => {
  await addUnits();
});

describe('a table of persons', () => {
  it('has its columns by the words of the console, and a second time nothing changes', async () => {
    write('photos/ruth.jpg', await picture());
    const file = write(
      'people.csv',
      '\uFEFFName,Designation,E-mail,Mobile,Image,Sort Order,Unit,Blood group\r\n' +
        '"Ruth, Dr","Director of ""Youth""",ruth@example.org,+91 98470 00000,photos/ruth.jpg,2,,A\r\n' +
        'Paul,Bishop,,,,1,Madras,\r\n\r\n' +
        'Nobody,Clerk,,,,,Kochi,\r\n',
    );
    const { code, said } = await run(file, '--unit', 'youth');
    expect([code, said]).toEqual([
      0,
      expect.stringContaining('persons: 3 written, 0 already here, 0 refused'),
    ]);
    expect(said).toContain('“people” was read as persons, by its fields');
    expect(said).toContain('Fields of “people” that are not kept: Blood group (1).');
    expect(said).toContain('its category “Kochi” was left out: no unit here is called so');
    expect(
      await rows(
        `select user_name, p.user_type, designation, p.email, p.mobile, sort::int, coalesce(d.name, o.name) as unit, profile_picture is not null as pictured
         from person p left join department d on d.id = department_id left join diocese o on o.id = diocese_id order by user_name`,
      ),
    ).toMatchObject([
      { user_name: 'Nobody', user_type: 'department_personnels', unit: 'Youth' },
      { user_name: 'Paul', user_type: 'diocese_personnels', designation: 'Bishop', sort: 1, unit: 'Madras' },
      {
        ...{
          user_name: 'Ruth, Dr',
          designation: 'Director of "Youth"',
          email: 'ruth@example.org',
          unit: 'Youth',
        },
        ...{ mobile: '+91 98470 00000', sort: 2, pictured: true },
      },
    ]);
    const after = await everything();
    expect((await run(file, '--unit', 'youth')).said).toContain('0 records were written.');
    expect(await everything()).toEqual(after);
  });

  it.each<[string, string | Buffer]>([
    ['the names of the API, and semicolons', 'user_name;user_type;designation\nJosé;officers;Moderator'],
    [
      'tabs in UTF-16, as Excel saves Unicode text',
      utf16('Name\tuser_type\tDesignation\r\nJosé\tofficers\tModerator\r\n'),
    ],
    [
      'old letters',
      Buffer.from('sep=;\r\nName;user_type;Designation\r\nJos\xe9;officers;Moderator\r\n', 'latin1'),
    ],
  ])('is read with %s', async (_what, text) => {
    const { code } = await run(write('persons.csv', text));
    expect(code).toBe(0);
    expect(await rows('select user_name, user_type, designation from person')).toEqual([
      { user_name: 'José', user_type: 'officers', designation: 'Moderator' },
    ]);
  });

  it('is refused where nothing says of which unit they are, or a quotation mark stays open', async () => {
    const { code, said } = await run(write('persons.csv', 'Name,Designation\nRuth,Clerk\n'));
    expect([code, said]).toEqual([
      2,
      expect.stringContaining('“Ruth” was refused: Its type (user_type) is missing'),
    ]);
    const open = await run(write('open.csv', 'Name,Designation\nA,B\n"Ruth,Clerk\nC,D\n'));
    expect(open).toEqual({
      code: 1,
      said: expect.stringContaining('A quotation mark is open from line 3 on.'),
    });
  });

  it('has no number that a spreadsheet has shortened', async () => {
    const { said } = await run(write('persons.csv', 'Name;user_type;Mobile\nRuth;officers;9,19847E+11\n'));
    expect(said).toContain('1 numbers of “persons” were left out, since the spreadsheet shortened them');
    expect(await rows('select user_name, mobile from person')).toEqual([{ user_name: 'Ruth', mobile: '' }]);
  });

  it.each<[string, string]>([
    [
      'English as people write it',
      'S.No.,Name of the Pastor,Designation,Mobile No.,Telephone No,E-mail ID,Place,DOB,Phone',
    ],
    ['Tamil', 'எண்,பெயர்,பதவி,கைபேசி எண்,தொலைபேசி,மின்னஞ்சல்,முகவரி,DOB,தொலைபேசி எண்'],
    ['Telugu', 'సంఖ్య,పేరు,హోదా,మొబైల్ నంబర్,ఫోన్,ఈమెయిల్,చిరునామా,DOB,ఫోన్ నంబరు'],
    ['Kannada', 'ಸಂಖ್ಯೆ,ಹೆಸರು,ಹುದ್ದೆ,ಮೊಬೈಲ್ ಸಂಖ್ಯೆ,ದೂರವಾಣಿ,ಇ-ಮೇಲ್,ವಿಳಾಸ,DOB,ಫೋನ್'],
    ['Malayalam', 'എണ്ണം,പേര്,സ്ഥാനം,മൊബൈല്‍ നമ്പര്‍,ഫോൺ,ഇമെയിൽ,മേൽവിലാസം,DOB,ഫോണ്‍ നമ്പര്‍'],
  ])('has its heads in %s', async (_language, heads) => {
    const [number, ...of] = heads.split(',');
    const row = '1,Ruth,Clerk,98,0471,ruth@example.org,Kollam,1/2/1980,0472';
    const { code, said } = await run(write('list.csv', `${heads}\n${row}\n`), '--unit', 'youth');
    expect(code).toBe(0);
    expect(said).toContain('“list” was read as persons, by its fields');
    expect(said).toContain(`“${of[2]}” as Mobile`);
    // What has no place here, and a second column of a field, are named.
    expect(said).toContain('Fields of “list” that are not kept: ');
    for (const left of [number, 'DOB', of[7]]) expect(said).toContain(`${left} (1)`);
    expect(await rows('select user_name, designation, mobile, phone, email, address from person')).toEqual([
      {
        ...{ user_name: 'Ruth', designation: 'Clerk', mobile: '98', phone: '0471' },
        ...{ email: 'ruth@example.org', address: 'Kollam' },
      },
    ]);
  });

  it('has its heads in the words of the console in each language', async () => {
    for (const language of ['ta', 'te', 'kn', 'ml']) {
      const { names } = JSON.parse(readProjectFile(`src/console/languages/${language}.json`)) as {
        names: Record<string, string>;
      };
      for (const content of ['user', 'prayer'] as const)
        for (const kind of kindsOf(content))
          for (const [name, { label }] of Object.entries(kind.fields)) {
            const word = names[label];
            if (word !== undefined && !NOT_IN_TABLES.includes(name))
              expect([language, word, fieldOfHead(content, word)]).toEqual([language, word, name]);
          }
    }
  });

  it('is never a guess at a list of addresses, which is named', async () => {
    const { said } = await run(write('list.csv', 'Name,Email,Phone\nRuth,ruth@example.org,1\n'));
    expect(said).toContain('“list” was not imported');
    expect(await rows('select 1 from person')).toEqual([]);
  });
});

describe('a table of prayers', () => {
  it('becomes the prayer calendar, with its days as people write them', async () => {
    const file = write(
      'year.csv',
      'Day;Name of the day;Prayer;Readings\n25/12/2026;Christmas;"For all\nchildren";"Gospel: Luke 2\nIsaiah 9"\n3/1/2027;;For peace;\nsome day;;Lost;\n',
    );
    const { code, said } = await run(file);
    expect([code, said]).toEqual([
      2,
      expect.stringContaining('prayer calendar entries: 2 written, 0 already here, 1 refused'),
    ]);
    expect(
      await rows('select date::text, day_name, description, readings from prayer order by date'),
    ).toEqual([
      {
        date: '2026-12-25',
        day_name: 'Christmas',
        description: 'For all\nchildren',
        readings: 'Gospel: Luke 2\nIsaiah 9',
      },
      { date: '2027-01-03', day_name: '', description: 'For peace', readings: '' },
    ]);
  });
});

it('is no prayer calendar because it has a date and details', async () => {
  const { said } = await run(write('ledger.csv', 'Date,Details,Amount\n1/2/2020,Rent,500\n'));
  expect(said).toContain('“ledger” was not imported');
});
