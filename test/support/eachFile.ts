import { afterAll, afterEach, vi } from 'vitest';
import { bindBrand } from '#kinds/brand.ts';
import './argon2Once.ts';

// Before each test file. Several files run in one process, one after the other, which loads the program once: what a file leaves behind in the
// process the next one finds, so it is put in order here.

// The organisation file of the tests is the one that comes with the project.
bindBrand('csi');

afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
