import { translations } from '#lib/translations.ts';

/** The words of upload boxes and the crop dialog (000 §2.3, §5, §8; AMB-042, AMB-043, AMB-110). */
export const UPLOAD = translations({
  en: {
    browse: 'Browse',
    browseFor: (what: string) => `Browse: ${what}`,
    dropImages: 'Drag and drop images here',
    dropImage: 'Drag and drop an image here',
    dropFile: 'Drag and drop a file here',
    uploaded: 'Files Uploaded',
    imageKinds: 'Jpg, Png, Gif',
    refused: {
      image: 'Upload Image Format Jpg, Png, Gif',
      crop: 'File is not Supported Please Upload Jpg, Png, Gif',
      document: 'File is not supported! Please Upload Pdf',
      video: 'File is not supported! Please Upload Video',
    },
    retry: 'Try again',
    waiting: 'Waiting',
    notUploaded: 'Not uploaded',
    failed: (what: string) => `Failed to Upload ${what}`,
    removeFailed: 'Failed to remove file',
    unfinished: 'Please wait until all files are uploaded, or cancel those that take too long.',
    leftFailed: 'Not all files could be uploaded. Try those again, or take them away.',
    uploading: (name: string) => `Uploading ${name}`,
    remove: (name: string) => `Remove ${name}`,
    cancel: (name: string) => `Cancel ${name}`,
    nth: (place: number) => `Gallery image ${place}`,
    removeNth: (place: number) => `Remove gallery image ${place}`,
    tooMany: (most: number, what: string, left: number) =>
      `There may be at most ${most} ${what}. ${left === 1 ? 'One was' : `${left} were`} not added.`,
    files: 'files',
    thumbnail: 'Thumbnail',
    addThumbnail: 'Add thumbnail',
    recrop: 'Recrop',
    recropFailed: 'The picture could not be loaded. Choose it again with Browse.',
    cropHint: 'Drag the frame or its corners. The bright part is kept.',
    noPicture: 'Choose a picture first.',
    cropArea: 'The part of the picture that is kept. Move it with the arrow keys.',
    asItIs: (what: string) => `The ${what} as it is now`,
  },
});
