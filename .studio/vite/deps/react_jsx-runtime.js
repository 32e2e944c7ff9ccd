import { t as require_jsx_runtime } from "./jsx-runtime-BB_2hJGX.js";
export default require_jsx_runtime();
