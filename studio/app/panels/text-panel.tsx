import type { Target } from '../../find/locate.ts';
import { labelOf } from '../../forms/words.ts';
import type { State } from '../api.ts';
import type { Shown } from '../page/shown.ts';
import { useTexts } from '../texts/use-texts.ts';
import { PanelHead } from './panel-head.tsx';
import { SentenceList } from './sentence-list.tsx';
import { TextInLanguages } from './text-in-languages.tsx';

interface Props {
  textKey: string;
  state: State;
  shown: Shown;
  version: number;
  others: readonly Target[];
  open: (targets: Target[]) => void;
}

/** A text in four languages, or the list of texts of a part. */
export function TextPanel({ textKey, state, shown, version, others, open }: Props) {
  const all = useTexts(textKey, version);
  if (!all) return null;
  const names = textKey.split('.');
  const crumbs = names.slice(0, -1).map((name, depth) => ({
    title: labelOf(name),
    target: { kind: 'text' as const, key: names.slice(0, depth + 1).join('.') },
  }));
  const above = crumbs.at(-1);
  const isGroup = typeof all.en === 'object' && all.en !== null;
  return (
    <>
      <PanelHead title={labelOf(names.at(-1) ?? '')} crumbs={crumbs} others={others} open={open} />
      {isGroup ? (
        <SentenceList
          textKey={textKey}
          texts={all}
          open={open}
          above={above && (() => open([above.target]))}
        />
      ) : (
        <TextInLanguages textKey={textKey} all={all} {...{ state, shown, version }} />
      )}
    </>
  );
}
