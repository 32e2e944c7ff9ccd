import '../src/build/dev.ts';
