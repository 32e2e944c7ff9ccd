import styles from './vector.module.css';

/** The login form that a closed wiki shows to strangers. */
export function VectorLogin({
  title,
  username,
  password,
  login,
}: Record<'title' | 'username' | 'password' | 'login', string>) {
  return (
    <div className={styles.login}>
      <div className={styles.heading}>{title}</div>
      <span>{username}</span>
      <i />
      <span>{password}</span>
      <i />
      <b>{login}</b>
    </div>
  );
}
