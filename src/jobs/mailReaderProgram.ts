import { type ParsedMail, parseMail } from '#mail/returned/parseMail.ts';
import { answerTasks } from '#process/work.ts';
import type { ReadTask } from './mailReader.ts';

/** A separate program, started by mailReader.ts: parses mails from strangers. It knows no secret and communicates only with the server. */
answerTasks<ReadTask, ParsedMail>(({ mail }) => parseMail(Buffer.from(mail, 'base64')));
