import { walkThroughConsole } from './console.ts';

walkThroughConsole('phone');
