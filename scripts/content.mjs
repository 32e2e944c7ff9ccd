import '../src/content/check.ts';
