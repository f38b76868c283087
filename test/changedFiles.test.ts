import { describe, expect, it } from 'vitest';
import { alsoChanged } from './support/changedFiles.ts';
import { projectFiles, readProjectFile } from './support/projectFiles.ts';

/** What `npm test -- --changed` runs beside the tests that import what has changed. */
const files = projectFiles();
const also = (...changed: string[]) => alsoChanged(changed, files, readProjectFile);
const browserTests = files.filter((path) => /^test\/e2e\/.*\.test\.ts$/.test(path));

describe('of tests that a change can touch', () => {
  it.each([
    'migrations/0001_accounts.sql',
    'package-lock.json',
    'organisations/csi.json',
    'test/support/globalSetup.ts',
    'something/that/nobody/has/thought.of',
  ])('%s reaches all', (path) => {
    expect(also(path)).toBeUndefined();
    expect(also('LICENSE', path)).toBeUndefined();
  });

  it.each([
    'src/ui/Button.css',
    'src/site/languages/ta.json',
    'src/store/records/write.ts',
    'sample/days.ts',
  ])('%s reaches all browser tests', (path) =>
    expect(also(path)).toEqual(expect.arrayContaining(browserTests)),
  );

  it.each(['src/site/offline/worker.test.ts', 'test/support/api.ts', 'docs/decisions/0001.md'])(
    '%s reaches no browser test that does not import it',
    (path) => expect(also(path)?.filter((one) => browserTests.includes(one))).toEqual([]),
  );

  it('what a program of its own imports reaches whoever starts that', () => {
    expect(also('src/media/documentText/pdfProgram.ts')).toContain('src/media/documentText/pdfPages.ts');
    expect(also('src/process/priority.ts')).toContain('src/backup/backupProcess.ts');
    expect(also('src/media/documentText/pdfProgram.ts')).not.toContain('src/backup/backupProcess.ts');
  });

  it('those that read the whole project are always among them', () => {
    expect(also()).toEqual(expect.arrayContaining(['test/walls.test.ts', 'test/texts.test.ts']));
  });

  it('each file that is named is there', () => {
    const named = [
      'sample/days.ts',
      'deploy/x',
      'docs/openapi.json',
      'docs/import.md',
      'src/site/seals/x.svg',
      'src/x.css',
    ];
    for (const path of [...named, 'test/support/formerly/x', 'src/lib/languages/glossary/x'])
      expect(files).toEqual(expect.arrayContaining(also(path) ?? []));
  });
});
