import type { dataPlaceCalls } from '#calls/dataPlaces.ts';
import type { Handlers } from '../context.ts';

/** The register of where people's data go. */
export const dataPlaceHandlers: Handlers<keyof typeof dataPlaceCalls> = {
  dataPlaceList: async ({ deps }) => ({
    data: { docs: deps.status.places.map(({ place, hosts }) => ({ place, hosts: [...hosts] })) },
  }),
};
