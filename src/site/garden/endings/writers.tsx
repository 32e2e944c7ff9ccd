import type { ReactNode } from 'react';
import { Cat } from '../details.tsx';
import { Arcade, Bench } from '../frieze.tsx';
import styles from '../garden.module.css';
import { along, PageBed } from '../page-bed.tsx';
import { At } from './at.tsx';
import { Disc, Hedge, Lawn, LowHills, Stars } from './backdrop.tsx';
import { Ground, Row } from './ground.tsx';
import type { Looks } from './head.tsx';
import { people } from './looks.ts';
import { Keeper, Planter, Reader, Sitter, SittersArm } from './people.tsx';
import {
  AppleTree,
  Bed,
  LampPost,
  NoticeBoard,
  Papers,
  Pot,
  Sheet,
  Stool,
  Table,
} from './things.tsx';

/** A table at which one or two sit and write; its middle is the origin. Who stands behind it comes first. */
function WritersTable({
  width,
  left,
  right,
  children,
}: {
  width: number;
  left: Looks;
  right?: Looks;
  children?: ReactNode;
}) {
  const sits = width / 2 + 20;
  const seats = [
    { looks: left, across: -sits, isTurned: false },
    ...(right ? [{ looks: right, across: sits, isTurned: true }] : []),
  ];
  return (
    <>
      {children}
      {seats.map(({ looks, ...place }) => (
        <At key={place.across} {...place}>
          <Stool />
          <Sitter looks={looks} />
        </At>
      ))}
      <At across={-width / 2}>
        <Table width={width} />
      </At>
      {seats.map(({ looks, ...place }) => (
        <At key={place.across} {...place}>
          <At across={48} up={45}>
            <Papers />
          </At>
          <SittersArm looks={looks} />
        </At>
      ))}
    </>
  );
}

/** They write at three tables under an arcade that is wider than the window; pots stand between them. */
export const table = (
  <>
    <Ground>
      <At across={-2218} scale={2.2}>
        <Arcade bays={46} />
      </At>
      <path className={styles.gravel} d="M-2300 10v-10h4600v10z" />
      {[-520, -176, 176, 312].map((across, index) => (
        <At key={across} across={across}>
          <Pot plant={index % 2 ? 'marigold' : 'tulip'} />
        </At>
      ))}
      <At across={-348}>
        <WritersTable width={150} left={people.jan} right={people.amina} />
      </At>
      <At across={-216} up={-2} scale={1.4}>
        <Cat at={along(0)} />
      </At>
      <WritersTable width={184} left={people.ines} right={people.otto}>
        <At across={-10}>
          <Reader looks={people.sam}>
            <At across={23} up={58}>
              <Sheet turn={10} />
            </At>
          </Reader>
        </At>
      </WritersTable>
      <At across={258} isTurned>
        <Reader looks={people.li} isWalking>
          <At across={23} up={58}>
            <Sheet turn={10} />
          </At>
        </Reader>
      </At>
      <At across={454}>
        <WritersTable width={150} left={people.rosa} />
      </At>
    </Ground>
  </>
);

/** A family in a garden that a hedge closes in. */
export const bench = (
  <>
    <Stars up={222} />
    <Disc across={-330} up={128} moonUp={196} radius={50} />
    <Hedge height={114} />
    <Lawn />
    <Ground>
      <At across={-390} scale={1.5}>
        <PageBed pages={3} />
      </At>
      <At across={-146}>
        <LampPost />
      </At>
      <At across={-120} scale={1.7}>
        <Bench />
      </At>
      <At across={-86} up={27} scale={1.6}>
        <Cat at={along(0)} />
      </At>
      <At across={42}>
        <Planter looks={people.ines} />
      </At>
      <At across={84}>
        <Bed width={150}>
          <Row plant="marigold" count={6} from={30} />
        </Bed>
      </At>
      <At across={372} scale={0.96}>
        <AppleTree />
      </At>
      <At across={282} scale={0.74}>
        <Keeper looks={people.sam} />
      </At>
      <At across={484}>
        <Pot plant="tulip" />
      </At>
    </Ground>
  </>
);

/** A board on which one hangs up a page, and a bench on which another is read. */
export const stories = (
  <>
    <LowHills />
    <Lawn />
    <Ground>
      <At across={-56} scale={1.16}>
        <NoticeBoard />
      </At>
      <At across={-100}>
        <Keeper looks={people.ines} />
      </At>
      <At across={-330} scale={1.5}>
        <PageBed pages={3} />
      </At>
      <At across={272}>
        <LampPost />
      </At>
      <At across={310} scale={1.8}>
        <Bench />
      </At>
      <At across={350}>
        <Sitter looks={people.otto} />
        <At across={37} up={47}>
          <Sheet turn={24} />
        </At>
        <SittersArm looks={people.otto} />
      </At>
      <At across={500} scale={1.6}>
        <Bed width={300}>
          <Row plant="marigold" count={14} />
        </Bed>
      </At>
    </Ground>
  </>
);
