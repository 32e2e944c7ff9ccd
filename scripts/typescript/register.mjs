// Registers the hook for versions of Node that do not run TypeScript.
import { register } from 'node:module';

register('./hooks.mjs', import.meta.url);
