import { type ParsedMail, parseMail } from '#mail/returned/parseMail.ts';
import { answerTasks } from '#process/work.ts';
import type { ReadTask } from './mailReader.ts';

/** A program of its own, started by mailReader.ts: takes mails apart that strangers wrote. It knows no secret and speaks with nobody but the server. */
answerTasks<ReadTask, ParsedMail>(({ mail }) => parseMail(Buffer.from(mail, 'base64')));
