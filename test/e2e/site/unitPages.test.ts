import { walkThroughPages } from './everyPage.ts';
import { EXAMPLES } from './examples.ts';

walkThroughPages(EXAMPLES.filter(([, on]) => on !== 'main'));
