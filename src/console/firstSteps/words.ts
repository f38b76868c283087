import { translations } from '#lib/translations.ts';

/** The first steps of an empty installation. */
export const FIRST_STEPS = translations({
  en: {
    heading: 'First steps',
    lead: 'The website is ready, and empty. These steps fill it, in any order; each is ticked off automatically.',
    done: 'Done',
    begin: 'Start',
    beginOf: (step: string) => `Start: ${step}`,
    steps: {
      departments: { name: 'Departments', what: 'The central departments, each with a site of its own.' },
      dioceses: { name: 'Dioceses', what: 'By state, each with its seal, address and a site of its own.' },
      people: {
        name: 'People',
        what: 'Invite who writes for each unit. They choose their own password.',
      },
      officers: { name: 'Officers', what: 'Who leads the church, as the pages show them.' },
      news: { name: 'The first story', what: 'Write what has happened, in a department or a diocese.' },
    },
  },
});
