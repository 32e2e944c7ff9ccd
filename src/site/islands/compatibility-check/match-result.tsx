import { useTranslation } from 'react-i18next';
import type { ExtensionMatch } from '../../../domain/extension-match.ts';
import { routes } from '../../routes.ts';
import type { OfferedExtension } from './catalogue.ts';
import styles from './compatibility-check.module.css';

const groups = ['available', 'askUs', 'unknown'] as const;

/** Cells of an empty tray. */
const trayCells = 30;

/**
 * The result of the comparison: a seed tray with a cell for every name, a line that says it in
 * numbers and is announced, and the names themselves.
 *
 * @param match undefined while nothing has been pasted
 */
export function MatchResult({ match }: { match: ExtensionMatch<OfferedExtension> | undefined }) {
  const { t } = useTranslation();
  const nameOf = ({ prettyName, plan }: OfferedExtension) =>
    plan ? t('extension-check.fromPlan', { name: prettyName, plan }) : prettyName;
  const total = match ? groups.reduce((sum, group) => sum + match[group].length, 0) : 0;
  return (
    <div className={styles.result}>
      <p role="status">
        {!match && t('extension-check.empty')}
        {match && total === 0 && t('extension-check.noNames')}
        {match &&
          total > 0 &&
          t('extension-check.summary', {
            total,
            available: match.available.length,
            askUs: match.askUs.length,
            unknown: match.unknown.length,
          })}
      </p>
      <div className={styles.tray} aria-hidden="true">
        {match &&
          groups.map((group) => <Cells key={group} group={group} count={match[group].length} />)}
        <Cells count={Math.max(0, trayCells - total)} />
      </div>
      {match && total > 0 && (
        <>
          <NameList group="available" names={match.available.map(nameOf)} />
          <NameList group="askUs" names={match.askUs.map(nameOf)} />
          <NameList group="unknown" names={match.unknown} />
          <p className={styles.next}>
            <a href={routes.moveHere.path}>{t('extension-check.move')}</a>
            <a href={routes.contact.path}>{t('extension-check.contact')}</a>
          </p>
        </>
      )}
    </div>
  );
}

/**
 * A sprout for an available extension, a seed for one that has to be arranged, a hole for the rest.
 */
function Cells({ group, count }: { group?: (typeof groups)[number]; count: number }) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: one cell is like the other
    <i key={index} className={group && styles[group]} />
  ));
}

function NameList({ group, names }: { group: (typeof groups)[number]; names: readonly string[] }) {
  const { t } = useTranslation();
  if (names.length === 0) return null;
  return (
    <section>
      <h3>
        <i className={styles[group]} aria-hidden="true" />
        {t(`extension-check.${group}`)}
      </h3>
      <p>{t(`extension-check.${group}Text`)}</p>
      <ul className={styles.names}>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </section>
  );
}
