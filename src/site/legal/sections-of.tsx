import { renderToStaticMarkup } from 'react-dom/server';
import type { LegalText } from './legal-texts.ts';

export interface SectionProps {
  id: string;
  number: string;
  title: string;
}

/** Lists the sections of a legal text, in order, for its table of contents. */
export function sectionsOf({ default: Content }: LegalText): SectionProps[] {
  const sections: SectionProps[] = [];
  const nothing = () => null;
  const collect = ({ id, number, title }: SectionProps) => {
    sections.push({ id, number, title });
    return null;
  };
  renderToStaticMarkup(
    <Content
      components={{
        Section: collect,
        Summary: nothing,
        To: nothing,
        Fact: nothing,
        Law: nothing,
      }}
    />,
  );
  return sections;
}
