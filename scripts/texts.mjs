import '../src/i18n/check.ts';
