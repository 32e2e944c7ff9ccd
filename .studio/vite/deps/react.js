import { t as require_react } from "./react-DvVFp2nj.js";
export default require_react();
