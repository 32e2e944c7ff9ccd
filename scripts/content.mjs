import '../src/content/check/check.ts';
