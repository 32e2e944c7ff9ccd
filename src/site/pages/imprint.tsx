import { useTranslation } from 'react-i18next';
import { content } from '../../content/content.ts';
import { formatList } from '../../i18n/format.ts';
import { cityLine } from '../city-line.ts';
import { useSite } from '../context.tsx';
import { PageHeader } from '../design/page-header.tsx';
import { Section } from '../design/section.tsx';
import { Term, TermList } from '../design/term-list.tsx';
import { Drawing } from '../garden/drawing.tsx';
import { Demonstration } from '../layout/demonstration.tsx';
import { PageFrame } from '../layout/page-frame.tsx';
import { Text } from '../text/text.tsx';

export function Page() {
  const { t } = useTranslation();
  return (
    <PageFrame title={t('imprint.title')} summary={t('imprint.summary')}>
      <PageHeader title={t('imprint.heading')} picture={<Drawing name="open-gate" isFirst />}>
        <p>
          <Text k="imprint.lede" />
        </p>
        <Demonstration />
      </PageHeader>
      <Entries />
    </PageFrame>
  );
}

/** The entries that the law requires; those that do not apply to the provider are left out. */
function Entries() {
  const { t } = useTranslation();
  const { locale } = useSite();
  const { imprint } = content.company;
  const { country, register, registerNumber } = imprint;
  const people = formatList(locale, imprint.representatives);
  const countryName = new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country;
  return (
    <Section title={t('imprint.entries')} note={<Text k="imprint.note" />}>
      <TermList>
        <Term name={t('imprint.company')}>{imprint.legalName}</Term>
        <Term name={t('imprint.address')}>
          <address>
            {imprint.street}
            <br />
            {cityLine(imprint)}
            <br />
            {countryName}
          </address>
        </Term>
        <Term name={t('imprint.representatives')}>{people}</Term>
        <Term name={t('imprint.email')}>
          <a href={`mailto:${imprint.email}`}>{imprint.email}</a>
        </Term>
        {register && (
          <Term name={t('imprint.register')}>
            {register}
            {registerNumber && `, ${registerNumber}`}
          </Term>
        )}
        {imprint.vatNumber && <Term name={t('imprint.vatNumber')}>{imprint.vatNumber}</Term>}
        <Term name={t('imprint.responsible')}>{people}</Term>
      </TermList>
    </Section>
  );
}
