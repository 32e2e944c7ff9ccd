import { useTranslation } from 'react-i18next';
import { Prose, Section } from '../../design/section.tsx';
import { WikiScreen } from '../../sections/wiki-screen.tsx';
import { Text } from '../../text/text.tsx';

/** Who wrote what: two versions of a page, as wide as the page. */
export function Trail() {
  const { t } = useTranslation();
  return (
    <Section id="trail" title={t('for-companies.trail.question')} ground="sage">
      <Prose>
        <p>
          <Text k="for-companies.trail.answer" />
        </p>
      </Prose>
      <WikiScreen of="difference" isWide />
    </Section>
  );
}
