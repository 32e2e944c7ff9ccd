import type { ReactNode } from 'react';
import { Cat } from '../details.tsx';
import { Arcade, Bench, Wall } from '../frieze.tsx';
import styles from '../garden.module.css';
import { along, PageBed } from '../page-bed.tsx';
import { Cypress } from '../slide-stage.tsx';
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
  Swing,
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

/** They write under an arcade that rises in the right half, and at a table before the wall of its garden. */
export const table = (
  <>
    <Stars up={200} />
    <Disc across={-490} up={126} moonUp={176} radius={50} />
    {[-690, -610, -300].map((across, index) => (
      <Cypress key={across} at={along(across, 20)} tall={index ? 1.25 : 1.5} />
    ))}
    <Ground>
      <At across={-2300} scale={2.2}>
        <Wall width={1000} />
      </At>
      <At across={-150} scale={3.6}>
        <Arcade bays={9} />
      </At>
      <path className={styles.gravel} d="M-2300 10v-10h4600v10z" />
      {[-700, -560, -272, -112, 206].map((across) => (
        <At key={across} across={across}>
          <Pot plant={across % 3 ? 'marigold' : 'tulip'} />
        </At>
      ))}
      <At across={-424}>
        <WritersTable width={150} left={people.jan} right={people.amina} />
      </At>
      <At across={-650} up={98} scale={1.4}>
        <Cat at={along(0)} />
      </At>
      <At across={46}>
        <WritersTable width={184} left={people.ines} right={people.otto}>
          <At across={-10}>
            <Reader looks={people.sam} tilt={-6} looksBack>
              <At across={23} up={58}>
                <Sheet turn={10} />
              </At>
            </Reader>
          </At>
        </WritersTable>
      </At>
      <At across={-212}>
        <Reader looks={people.li} gait="steps">
          <At across={23} up={58}>
            <Sheet turn={10} />
          </At>
        </Reader>
      </At>
    </Ground>
  </>
);

/** A family under an old apple tree, in a garden that a hedge closes in. */
export const bench = (
  <>
    <Stars up={200} />
    <Disc across={-290} up={128} moonUp={176} radius={50} />
    <Hedge height={114} />
    <Lawn />
    <Ground>
      <At across={-440}>
        <LampPost />
      </At>
      <At across={-650} scale={1.5}>
        <PageBed pages={3} />
      </At>
      <At across={-392}>
        <Planter looks={people.ines} />
      </At>
      <At across={-350}>
        <Bed width={150}>
          <Row plant="marigold" count={9} />
        </Bed>
      </At>
      <At across={96}>
        <Swing ropes={164} />
        <At across={8} scale={0.74}>
          <Sitter looks={people.sam} />
          <SittersArm looks={people.sam} />
        </At>
      </At>
      <AppleTree />
      <At across={-152} scale={1.7}>
        <Bench />
      </At>
      <At across={-118} up={27} scale={1.6}>
        <Cat at={along(0)} />
      </At>
      <At across={-92}>
        <Sitter looks={people.otto} />
        <At across={37} up={47}>
          <Sheet turn={24} />
        </At>
        <SittersArm looks={people.otto} />
      </At>
      <At across={190}>
        <Bed width={300}>
          <Row plant="tulip" count={19} />
        </Bed>
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
          <Row plant="marigold" guest="tulip" count={20} />
        </Bed>
      </At>
    </Ground>
  </>
);
