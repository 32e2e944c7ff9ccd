import { useTranslation } from 'react-i18next';
import { levelOf, type PrivacyLevelId, privacySearch } from '../../../domain/privacy-level.ts';
import far from '../../design/far-picture.module.css';
import { GateSign } from '../../design/gate-sign.tsx';
import { Section } from '../../design/section.tsx';
import { WikiScreen } from '../../sections/wiki-screen.tsx';
import { RouteLink } from '../../text/link.tsx';
import { Text } from '../../text/text.tsx';
import styles from './kinds.module.css';

interface Kind {
  id: 'world' | 'family' | 'club' | 'notes' | 'research';
  levelId: PrivacyLevelId;
}

const world: Kind = { id: 'world', levelId: 'private-c' };
const others: readonly Kind[] = [
  { id: 'family', levelId: 'private-e' },
  { id: 'club', levelId: 'private-c' },
  { id: 'notes', levelId: 'private-e' },
  { id: 'research', levelId: 'private-e' },
];

/** What people grow; of one, the main page is photographed, and the others have one sentence each below it. */
export function Kinds() {
  const { t } = useTranslation();
  return (
    <Section id="first-pages">
      <div className={styles.world}>
        <h2>{t('for-personal.kinds.title')}</h2>
        <article>
          <Advice of={world} />
        </article>
      </div>
      <WikiScreen of="coast" isWide className={`${styles.map} ${far.far}`} />
      <div className={styles.others}>
        {others.map((kind) => (
          <article key={kind.id}>
            <Advice of={kind} />
          </article>
        ))}
      </div>
    </Section>
  );
}

/** What one kind of wiki is for, and who reads it at the privacy level to begin with. */
function Advice({ of: { id, levelId } }: { of: Kind }) {
  const { t } = useTranslation();
  const level = levelOf(levelId);
  return (
    <>
      <h3>{t(`for-personal.kinds.${id}.title`)}</h3>
      <p>
        <Text k={`for-personal.kinds.${id}.text`} />
      </p>
      <p>
        <GateSign state={level.read === 'everyone' ? 'half' : 'closed'} />{' '}
        <RouteLink to="privacy" search={privacySearch(level)} fragment="level">
          {t(`for-personal.kinds.${id}.level`)}
        </RouteLink>
      </p>
    </>
  );
}
