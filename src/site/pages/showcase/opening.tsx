import { useSamplePages } from './sample-pages.ts';
import screen from './screen.module.css';
import { Wikitext } from './wikitext.tsx';

/** How the first page of a wiki begins, as part of a picture of it. */
export function Opening({ of, paragraphs }: { of: string; paragraphs: number }) {
  const [page] = useSamplePages(of) ?? [];
  return (
    <div className={screen.opening}>
      {page?.paragraphs.slice(0, paragraphs).map((paragraph) => (
        <p key={paragraph}>
          <Wikitext source={paragraph} isPicture />
        </p>
      ))}
    </div>
  );
}
