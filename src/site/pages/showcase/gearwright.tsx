import { useTranslation } from 'react-i18next';
import styles from './gearwright.module.css';
import screen from './screen.module.css';

const steps = ['step1', 'step2', 'step3', 'step4'] as const;

/** A closed company wiki on the tablet beside the machine: the approved page, step by step. */
export function GearwrightScreen() {
  const { t } = useTranslation();
  return (
    <div className={styles.tablet}>
      <div className={`${screen.screen} ${styles.page}`}>
        <div className={styles.bar}>
          <b>Gearwright</b>
          <span>{t('showcase.gearwright.screen.closed')}</span>
        </div>
        <div className={styles.approved}>{t('showcase.gearwright.screen.approved')}</div>
        <div className={styles.sheet}>
          <div>
            <div className={styles.title}>{t('showcase.gearwright.screen.title')}</div>
            <div className={styles.steps}>
              {steps.map((step) => (
                <span key={step}>{t(`showcase.gearwright.screen.${step}`)}</span>
              ))}
            </div>
            <div className={styles.warning}>{t('showcase.gearwright.screen.warning')}</div>
          </div>
          <div className={styles.drawing}>
            <Cylinder />
            <small>{t('showcase.gearwright.screen.sign')}</small>
          </div>
        </div>
      </div>
    </div>
  );
}

/** A hydraulic cylinder cut open, with its parts lettered. */
function Cylinder() {
  return (
    <svg viewBox="0 0 140 170" aria-hidden="true">
      <path className={styles.metal} d="M40 66h60v92H40zM32 156h76v10H32zM34 58h72v10H34z" />
      <path className={styles.oil} d="M46 96h48v56H46z" />
      <path className={styles.rod} d="M62 12h16v72H62zM46 84h48v12H46zM54 4h32v10H54z" />
      <path className={styles.metal} d="M100 136h20v10h-20z" />
      <path className={styles.call} d="M78 30h34M94 90h22M94 122L26 134" />
      <g className={styles.letter}>
        <circle cx="120" cy="30" r="9" />
        <circle cx="124" cy="90" r="9" />
        <circle cx="18" cy="135" r="9" />
        <text x="120" y="34">
          A
        </text>
        <text x="124" y="94">
          B
        </text>
        <text x="18" y="139">
          C
        </text>
      </g>
    </svg>
  );
}
