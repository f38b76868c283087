import { bindBrand } from '#kinds/brand.ts';

// The organisation file of the tests is the one that comes with the project.
bindBrand('csi');
