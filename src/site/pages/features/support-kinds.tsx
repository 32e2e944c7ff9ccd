import { useTranslation } from 'react-i18next';
import { content } from '../../../content/content.ts';
import { Text } from '../../text/text.tsx';
import type { TextKey } from '../../text/text-key.ts';
import styles from './support-kinds.module.css';

const { addons, byQuote } = content.addons;

/** The support that can be had besides what every client has. */
export function SupportKinds() {
  const { t, i18n } = useTranslation();
  // Each stands there while it is on offer, and has texts of its own here.
  const kinds = [...addons, ...byQuote]
    .map(({ id }) => id)
    .filter((id) => i18n.exists(`features.support.kinds.${id}.title`));
  return (
    <ul className={styles.kinds}>
      {kinds.map((kind) => (
        <li key={kind}>
          <h3>{t(`features.support.kinds.${kind}.title` as TextKey)}</h3>
          <p>
            <Text k={`features.support.kinds.${kind}.text` as TextKey} />
          </p>
          <small>
            <Text k={`features.support.kinds.${kind}.cost` as TextKey} />
          </small>
        </li>
      ))}
    </ul>
  );
}
