import { useTranslation } from 'react-i18next';
import { content } from '../../../content/content.ts';
import { Text } from '../../text/text.tsx';
import type { TextKey } from '../../text/text-key.ts';
import styles from './support.module.css';

const { addons, byQuote } = content.addons;

/** The kinds of support: large what every client has, then what can be had besides. */
export function Support() {
  const { t, i18n } = useTranslation();
  // What can be had besides stands there while it is on offer, and has texts of its own here.
  const extras = [...addons, ...byQuote]
    .map(({ id }) => id)
    .filter((id) => i18n.exists(`features.support.kinds.${id}.title`));
  return (
    <ul className={styles.kinds}>
      {['everyone', ...extras].map((kind) => (
        <li key={kind}>
          <h3>{t(`features.support.kinds.${kind}.title` as TextKey)}</h3>
          <p>
            <Text k={`features.support.kinds.${kind}.text` as TextKey} />
          </p>
          {kind !== 'everyone' && (
            <small>
              <Text k={`features.support.kinds.${kind}.cost` as TextKey} />
            </small>
          )}
        </li>
      ))}
    </ul>
  );
}
