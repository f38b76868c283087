import { z } from 'zod';
import { DATA_PLACES } from '#lib/dataPlaces.ts';
import { call, OFFICE } from './call.ts';
import { LATER_PATHS } from './laterPaths.ts';
import { docsOf } from './response.ts';

/** The register of where people's data go. */
export const dataPlaceCalls = {
  dataPlaceList: call({
    address: LATER_PATHS.dataPlaceList,
    group: 'Breaches',
    summary:
      'Where people’s data are and go, as the settings stand; without hosts: on the machine of the program',
    who: OFFICE,
    response: docsOf(z.object({ place: z.enum(DATA_PLACES), hosts: z.array(z.string()) })),
    source: 'decision 0098',
  }),
};
