import { Cat } from '../details.tsx';
import { Arcade, Bench } from '../frieze.tsx';
import styles from '../garden.module.css';
import { along, PageBed } from '../page-bed.tsx';
import { At } from './at.tsx';
import { Disc, Hedge, Lawn, LowHills, Stars } from './backdrop.tsx';
import { Ground, Row } from './ground.tsx';
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

/** Three write at one table under an arcade that is wider than the window. */
export const table = (
  <>
    <Ground>
      <At across={-2218} scale={2.2}>
        <Arcade bays={46} />
      </At>
      <path className={styles.gravel} d="M-2300 10v-10h4600v10z" />
      {[-436, -339, -242, 334, 431].map((across, index) => (
        <At key={across} across={across} scale={1.4}>
          <Pot plant={index % 2 ? 'marigold' : 'tulip'} />
        </At>
      ))}
      <At across={-10}>
        <Reader looks={people.sam}>
          <At across={23} up={58}>
            <Sheet turn={10} />
          </At>
        </Reader>
      </At>
      <At across={-112}>
        <Stool />
        <Sitter looks={people.ines} />
      </At>
      <At across={112} isTurned>
        <Stool />
        <Sitter looks={people.otto} />
      </At>
      <At across={-92}>
        <Table width={184} />
      </At>
      <At across={-64} up={45}>
        <Papers />
      </At>
      <At across={64} up={45} isTurned>
        <Papers />
      </At>
      <At across={-112}>
        <SittersArm looks={people.ines} />
      </At>
      <At across={112} isTurned>
        <SittersArm looks={people.otto} />
      </At>
      <At across={258} isTurned>
        <Reader looks={people.li} isWalking>
          <At across={23} up={58}>
            <Sheet turn={10} />
          </At>
        </Reader>
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
