import { MORE_STATES } from '../console/states.ts';
import { walkThroughConsole } from './consoleWalk.ts';

walkThroughConsole(MORE_STATES);
