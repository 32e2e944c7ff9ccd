// Lets a Node that does not run TypeScript by itself do so.
import { register } from 'node:module';

register('./hooks.mjs', import.meta.url);
