import { walkThroughConsole } from './console.ts';

walkThroughConsole('desk');
