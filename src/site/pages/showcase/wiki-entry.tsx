import { useTranslation } from 'react-i18next';
import type { DrawnWiki } from '../../../content/schema/showcase.ts';
import type { ShowcaseWiki } from '../../../content/showcase.ts';
import { ButtonLink } from '../../design/button.tsx';
import { PictureFile } from '../../design/picture-file.tsx';
import grounds from '../../design/section.module.css';
import type { TextKey } from '../../text/text-key.ts';
import { TextWithName } from '../../text/text-with-name.tsx';
import { InfoBox } from './info-box.tsx';
import { useSamplePages } from './sample-pages.ts';
import { screens } from './screens.ts';
import styles from './showcase.module.css';

/**
 * Where there is room, the words stand beside the picture, on either side, or all of it is as wide as
 * the page, as is what is not named here; on the ground that suits the wiki.
 */
const compositions: Partial<Record<DrawnWiki, string>> = {
  loomlore: `${styles.beside} ${grounds.band}`,
  gearwright: `${styles.beside} ${styles.turned}`,
  emberfall: `${styles.wide} ${grounds.band} ${grounds.night}`,
  mossbook: `${styles.beside} ${styles.turned}`,
};

/** One wiki: who writes it and why, one of its pages, and the box of facts that wikis have. */
export function WikiEntry({ wiki }: { wiki: ShowcaseWiki }) {
  const { t } = useTranslation();
  const { id, name, language, link, picture } = wiki;
  const hasPages = useSamplePages(id) !== undefined;
  return (
    <article
      id={id}
      className={`${styles.entry} ${(picture.drawing && compositions[picture.drawing]) ?? styles.wide}`}
    >
      <div className={styles.words}>
        <h2 lang={language}>{name}</h2>
        <p>{t(`showcase.${id}.description` as TextKey)}</p>
        <ButtonLink href={hasPages ? `?wiki=${id}` : link} tone="quiet" size="small">
          <TextWithName
            k={hasPages ? 'walk-in.enter' : 'showcase.visit'}
            name={name}
            language={language}
          />
        </ButtonLink>
      </div>
      <div className={styles.frame} role="img" aria-label={t(`showcase.${id}.picture` as TextKey)}>
        <WikiPicture picture={picture} />
      </div>
      <InfoBox wiki={wiki} />
    </article>
  );
}

/** One of the wiki's pages, drawn or as a file. */
function WikiPicture({ picture: { drawing, file } }: Pick<ShowcaseWiki, 'picture'>) {
  if (!drawing) return <PictureFile file={file} alt="" className={styles.picture} />;
  const Screen = screens[drawing];
  return <Screen />;
}
