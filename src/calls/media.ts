import { z } from 'zod';
import { done, inData } from './answer.ts';
import { call, STAFF } from './call.ts';
import { plainText } from './input.ts';

/** Files: uploading one or several, and saying that one is no longer needed or still is (000 §7, section D of the decisions). */
export const mediaCalls = {
  uploadMedia: call({
    method: 'POST',
    path: 'videos/upload_media',
    group: 'Media',
    summary: "Upload one file in the multipart field 'file'",
    who: STAFF,
    files: 1,
    answer: inData(z.object({ url: z.string(), resource_name: z.string() })),
    source: '000 §7, AMB-038, AMB-042',
  }),
  uploadSeveral: call({
    method: 'POST',
    path: 'videos/multiple_file_upload',
    group: 'Media',
    summary: "Upload several files in repeated multipart fields 'file'; all are kept, or none",
    who: STAFF,
    files: 12,
    answer: inData(z.array(z.string())),
    source: '000 §7',
  }),
  removeMedia: call({
    method: 'POST',
    path: 'videos/remove_media',
    group: 'Media',
    summary: 'Say that a file is no longer needed; it goes when nothing has shown it for 24 hours',
    who: STAFF,
    input: z.object({ resource_url: plainText('resource_url', 2000) }),
    answer: done,
    source: '000 §7, AMB-044',
  }),
  keepMedia: call({
    method: 'POST',
    path: 'videos/keep_media',
    group: 'Media',
    summary: 'Keep uploaded files that only a draft holds for another 14 days; answers those that are there',
    who: STAFF,
    input: z.object({
      resource_urls: z
        .array(plainText('resource_urls', 2000), 'resource_urls must be a list of addresses.')
        .max(500, 'At most 500 files at once.'),
    }),
    answer: inData(z.object({ kept: z.array(z.string()) })),
    source: 'AMB-044',
  }),
};
