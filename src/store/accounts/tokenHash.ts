import { createHash } from 'node:crypto';

/** The stored form of a token: nobody who reads the database can sign in with it. */
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest();
