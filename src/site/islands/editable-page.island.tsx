import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './editable-page/editable-page.module.css';
import { Editing } from './editable-page/editing.tsx';
import { linksOf } from './editable-page/page.tsx';
import {
  type EditablePageName,
  pageHistory,
  vandalisedVersion,
} from './editable-page/page-history.ts';
import { Reading, type View } from './editable-page/reading.tsx';
import { type Version, Versions } from './editable-page/versions.tsx';
import type { IslandDefinition } from './island.tsx';
import { useDomValue } from './use-dom-value.ts';

export interface EditablePageProps {
  page: EditablePageName;
  /** Index of the version that is shown first, and in which view. */
  chosen: number;
  view: View;
  /** Whether the editor is open at first. */
  isEditing?: boolean;
}

/** A wiki page with its history that visitors can read, edit and restore. Nothing is sent to a server. */
function EditablePage({
  page,
  chosen: chosenFirst,
  view: viewFirst,
  isEditing: isEditingFirst = false,
}: EditablePageProps) {
  const { t } = useTranslation();
  const [story] = useState(() => pageHistory(t, page));
  const [versions, setVersions] = useState<readonly Version[]>(story);
  const [chosen, setChosen] = useState(chosenFirst);
  const [view, setView] = useState<View>(viewFirst);
  const [isEditing, setIsEditing] = useState(isEditingFirst);
  const [news, setNews] = useState('');
  const list = useRef<HTMLFieldSetElement>(null);
  useDomValue(list, (element) => {
    setChosen([...element.querySelectorAll('input')].findIndex(({ checked }) => checked));
  });
  const editButton = useRef<HTMLButtonElement>(null);
  const hasEdited = useRef(false);
  useEffect(() => {
    if (!isEditing && hasEdited.current) editButton.current?.focus();
    hasEdited.current = isEditing;
  }, [isEditing]);

  // After saving, scrolls the list to the new version.
  const saves = versions.length - story.length;
  useEffect(() => {
    if (saves > 0) list.current?.scrollTo(0, list.current.scrollHeight);
  }, [saves]);

  const [version, latest] = [versions[chosen], versions.at(-1)];
  const add = (added: Version, told: string) => {
    setVersions([...versions, added]);
    setChosen(versions.length);
    setView('difference');
    setIsEditing(false);
    setNews(told);
  };
  const save = (text: string, summary: string) => {
    if (text === version?.text) {
      setIsEditing(false);
      setNews(t('editable-page.unchanged'));
      return;
    }
    add(
      { by: t('editable-page.you'), summary: summary || t('editable-page.noSummary'), text },
      t('editable-page.saved', { number: versions.length + 1 }),
    );
  };
  const bringBack = ({ by, text }: Version) =>
    add(
      { by: t('editable-page.you'), summary: t('editable-page.restored', { by }), text },
      t('editable-page.undone'),
    );
  const isLatest = version === latest;
  const written = linksOf(story.at(-1)?.text ?? '');
  const restored = isLatest ? versions[chosen - 1] : version;

  return (
    <section
      className={styles.frame}
      aria-label={t('editable-page.label')}
      data-wiki={t('editable-page.watering.wiki')}
    >
      <Versions
        ref={list}
        versions={versions}
        chosen={chosen}
        onChoose={(index) => {
          setChosen(index);
          setIsEditing(false);
        }}
      />
      <div className={styles.page}>
        <p className={styles.title}>{t(`editable-page.${page}.title`)}</p>
        {isEditing && version ? (
          <Editing text={version.text} onSave={save} onCancel={() => setIsEditing(false)} />
        ) : (
          <Reading
            editButton={editButton}
            versions={versions}
            chosen={chosen}
            view={view}
            onView={setView}
            onEdit={() => setIsEditing(true)}
            isLatest={isLatest}
            written={written}
            onRestore={restored && (() => bringBack(restored))}
            onVandal={() => add(story[vandalisedVersion] as Version, t('editable-page.vandalised'))}
          />
        )}
        <p role="status" className={styles.news} data-interactive="">
          {isEditing ? t('editable-page.editing') : news || t('editable-page.hint')}
        </p>
      </div>
    </section>
  );
}

/** The island, hydrated or, in an empty element, rendered by the browser alone. */
function EditablePageOrLater(props: EditablePageProps) {
  const [isMade, setIsMade] = useState(props.page === 'watering');
  useLayoutEffect(() => setIsMade(true), []);
  return isMade && <EditablePage {...props} />;
}

export default {
  name: 'editable-page',
  namespaces: ['editable-page'],
  Component: EditablePageOrLater,
} satisfies IslandDefinition<EditablePageProps>;
