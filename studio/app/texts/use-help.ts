import { createContext, use, useEffect, useState } from 'react';
import type { Term } from '../../find/glossary.ts';
import { server } from '../api.ts';

/** Help for writing: the present value of every placeholder, and the glossary. */
export interface WritingHelp {
  facts: Record<string, Record<string, string>>;
  glossary: Term[];
}

const nothing: WritingHelp = { facts: {}, glossary: [] };

const HelpContext = createContext(nothing);

export const HelpProvider = HelpContext.Provider;

export function useHelp(): WritingHelp {
  return use(HelpContext);
}

/** Loads the help, again whenever content/ may have changed. */
export function useWritingHelp(version: number): WritingHelp {
  const [help, setHelp] = useState(nothing);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft has changed when the version has
  useEffect(() => {
    Promise.all([server.facts(), server.glossary()]).then(
      ([facts, glossary]) =>
        setHelp((known) => {
          const fresh = { facts, glossary };
          return JSON.stringify(known) === JSON.stringify(fresh) ? known : fresh;
        }),
      () => {},
    );
  }, [version]);
  return help;
}
