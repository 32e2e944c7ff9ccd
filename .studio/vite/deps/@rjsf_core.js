import { r as __toESM, t as __commonJSMin } from "./rolldown-runtime-SbdDWaPq.js";
import { t as require_jsx_runtime } from "./jsx-runtime-BB_2hJGX.js";
import { t as require_react } from "./react-DvVFp2nj.js";
// node_modules/@rjsf/utils/lib/isObject.js
/** Determines whether a `thing` is an object for the purposes of RJSF. In this case, `thing` is an object if it has
* the type `object` but is NOT null, an array or a File.
*
* @param thing - The thing to check to see whether it is an object
* @returns - True if it is a non-null, non-array, non-File object
*/
function isObject(thing) {
	if (typeof thing !== "object" || thing === null) return false;
	if ("lastModified" in thing && typeof thing.lastModified === "number" && typeof File !== "undefined" && thing instanceof File) return false;
	if ("getMonth" in thing && typeof thing.getMonth === "function" && typeof Date !== "undefined" && thing instanceof Date) return false;
	return !Array.isArray(thing);
}
// node_modules/@rjsf/utils/lib/allowAdditionalItems.js
/** Checks the schema to see if it is allowing additional items, by verifying that `schema.additionalItems` is an
* object. The user is warned in the console if `schema.additionalItems` has the value `true`.
*
* @param schema - The schema object to check
* @returns - True if additional items is allowed, otherwise false
*/
function allowAdditionalItems(schema) {
	if (schema.additionalItems === true) console.warn("additionalItems=true is currently not supported");
	return isObject(schema.additionalItems);
}
// node_modules/@rjsf/utils/lib/getDecimalSeparator.js
/**
* Determines the locale-specific decimal separator.
* It uses the provided locale or the first locale in navigator.languages (if available) and falls back to "en".
*
* @param languages - Optional array of locales or a single locale string
* @returns The decimal separator character (typically '.' or ',').
*/
function getDecimalSeparator(languages) {
	const locales = languages || (typeof navigator !== "undefined" ? navigator.languages : void 0);
	if (locales) try {
		return new Intl.NumberFormat(locales).formatToParts(1.1).find((part) => part.type === "decimal")?.value || ".";
	} catch (e) {}
	return ".";
}
// node_modules/@rjsf/utils/lib/asNumber.js
/** Attempts to convert the string into a number. If an empty string is provided, then `undefined` is returned.
* If a `null` is provided, it is returned. If the string ends in a `.` or the locale-specific separator then the
* string is returned because the user may be in the middle of typing a float number. If a number ends in a pattern
* like `.0`, `.20`, `.030`, string is returned because the user may be typing number that will end in a non-zero
* digit. Otherwise, the string is wrapped by `Number()` and if that result is not `NaN`, that number will be
* returned, otherwise the string `value` will be.
*
* @param value - The string or null value to convert to a number
* @returns - The `value` converted to a number when appropriate, otherwise the `value`
*/
function asNumber(value) {
	if (value === "") return;
	if (value === null) return null;
	const separator = getDecimalSeparator();
	const standardValue = typeof value === "string" && separator !== "." ? value.replace(separator, ".") : value;
	if (/\.$/.test(standardValue)) return value;
	if (/\.0$/.test(standardValue)) return value;
	if (/\.\d*0$/.test(standardValue)) return value;
	const n = Number(standardValue);
	return typeof n === "number" && !Number.isNaN(n) ? n : value;
}
// node_modules/@rjsf/utils/lib/constants.js
/** Below are the list of all the keys into various elements of a RJSFSchema or UiSchema that are used by the various
* utility functions. In addition to those keys, there are the special `ADDITIONAL_PROPERTY_FLAG`,
* `RJSF_REF_KEY`, and `RJSF_REF_CYCLE_KEY` Symbols that are added to a schema under certain conditions by the
* `retrieveSchema()` utility. Using Symbols keeps these internal markers invisible to JSON serialisation and
* JSON Schema validators (AJV, ATA, etc.), which only enumerate string-keyed properties.
*/
var ADDITIONAL_PROPERTY_FLAG = Symbol("__additional_property");
var ADDITIONAL_PROPERTIES_KEY = "additionalProperties";
var ALL_OF_KEY = "allOf";
var ANY_OF_KEY = "anyOf";
var CONST_KEY = "const";
var DEFAULT_KEY = "default";
var DEPENDENCIES_KEY = "dependencies";
var ELSE_KEY = "else";
var ERRORS_KEY = "__errors";
var ITEMS_KEY = "items";
var JUNK_OPTION_ID = "_$junk_option_schema_id$_";
var NAME_KEY = "$name";
var ONE_OF_KEY = "oneOf";
var PATTERN_PROPERTIES_KEY = "patternProperties";
var PROPERTIES_KEY = "properties";
var READONLY_KEY = "readonly";
var REQUIRED_KEY = "required";
var SUBMIT_BTN_OPTIONS_KEY = "submitButtonOptions";
var REF_KEY = "$ref";
var THEN_KEY = "then";
var RJSF_REF_KEY = Symbol("__rjsf_ref");
var RJSF_REF_CYCLE_KEY = Symbol("__rjsf_ref_cycle");
var DEFAULT_ID_PREFIX = "root";
/** The path of the discriminator value returned by the schema endpoint.
* The discriminator is the value in a `oneOf` that determines which option is selected.
*/
var DISCRIMINATOR_PATH = ["discriminator", "propertyName"];
/** The name of the `formContext` attribute in the React JSON Schema Form Registry
*/
var FORM_CONTEXT_NAME = "formContext";
/** The name of the `layoutGridLookupMap` attribute in the form context
*/
var LOOKUP_MAP_NAME = "layoutGridLookupMap";
var RJSF_PREFIX_KEY = "__rjsf";
var RJSF_ADDITIONAL_PROPERTIES_FLAG = `${RJSF_PREFIX_KEY}_additionalProperties`;
var ROOT_SCHEMA_PREFIX = `${RJSF_PREFIX_KEY}_rootSchema`;
var UI_OPTIONS_KEY = "ui:options";
var UI_GLOBAL_OPTIONS_KEY = "ui:globalOptions";
// node_modules/@rjsf/utils/lib/getUiOptions.js
/** Get all passed options from ui:options, and ui:<optionName>, returning them in an object with the `ui:`
* stripped off. Any `globalOptions` will always be returned, unless they are overridden by options in the `uiSchema`.
*
* @param [uiSchema={}] - The UI Schema from which to get any `ui:xxx` options
* @param [globalOptions={}] - The optional Global UI Schema from which to get any fallback `xxx` options
* @returns - An object containing all the `ui:xxx` options with the `ui:` stripped off along with all `globalOptions`
*/
function getUiOptions(uiSchema = {}, globalOptions = {}) {
	if (!uiSchema) return { ...globalOptions };
	return Object.keys(uiSchema).filter((key) => key.startsWith("ui:")).reduce((options, key) => {
		const value = uiSchema[key];
		if (key === "ui:widget" && isObject(value)) {
			console.error("Setting options via ui:widget object is no longer supported, use ui:options instead");
			return options;
		}
		if (key === "ui:options" && isObject(value)) return {
			...options,
			...value
		};
		return {
			...options,
			[key.substring(3)]: value
		};
	}, { ...globalOptions });
}
// node_modules/@rjsf/utils/lib/canExpand.js
/** Checks whether the field described by `schema`, having the `uiSchema` and `formData` supports expanding. The UI for
* the field can expand if it has additional properties, is not forced as non-expandable by the `uiSchema` and the
* `formData` object doesn't already have `schema.maxProperties` elements.
*
* @param schema - The schema for the field that is being checked
* @param [uiSchema={}] - The uiSchema for the field
* @param [formData] - The formData for the field
* @returns - True if the schema element has additionalProperties, is expandable, and not at the maxProperties limit
*/
function canExpand(schema, uiSchema = {}, formData) {
	if (!(schema.additionalProperties || schema.patternProperties)) return false;
	const { expandable = true } = getUiOptions(uiSchema);
	if (expandable === false) return expandable;
	if (schema.maxProperties !== void 0 && formData) return Object.keys(formData).length < schema.maxProperties;
	return true;
}
// node_modules/@rjsf/utils/lib/isPlainObject.js
/** Determines whether `thing` is a plain object, i.e. one created by the `Object` constructor or with a `null`
* prototype. Unlike `isObject()`, class instances such as `Error` are not plain objects, which matters when
* recursively walking a structure whose nested values are expected to be plain data.
*
* @param thing - The thing to check to see whether it is a plain object
* @returns - True if it is a plain object, otherwise false
*/
function isPlainObject(thing) {
	if (typeof thing !== "object" || thing === null) return false;
	const proto = Object.getPrototypeOf(thing);
	return proto === null || proto === Object.prototype;
}
// node_modules/@rjsf/utils/lib/createErrorHandler.js
/** Given a `formData` object, recursively creates a `FormValidation` error handling structure around it
*
* @param formData - The form data around which the error handler is created
* @returns - A `FormValidation` object based on the `formData` structure
*/
function createErrorHandler(formData) {
	const handler = {
		[ERRORS_KEY]: [],
		addError(message) {
			this[ERRORS_KEY].push(message);
		}
	};
	if (Array.isArray(formData)) return formData.reduce((acc, value, key) => ({
		...acc,
		[key]: createErrorHandler(value)
	}), handler);
	if (isPlainObject(formData)) return Object.keys(formData).reduce((acc, key) => ({
		...acc,
		[key]: createErrorHandler(formData[key])
	}), handler);
	return handler;
}
// node_modules/fast-equals/dist/es/index.mjs
var { getOwnPropertyDescriptor, getOwnPropertyNames, getOwnPropertySymbols } = Object;
var { hasOwnProperty, toString: toString$1 } = Object.prototype;
var OBJECT_TAG = "[object Object]";
/**
* Whether the own properties from `end` onward are equal with strict property checking, where the
* caller has already verified that both objects have the same number of own properties.
*/
function areStrictPropertiesEqual(a, b, state, properties, end) {
	let index = properties.length;
	let property;
	let descriptorA;
	let descriptorB;
	while (index-- > end) {
		property = properties[index];
		if (!isReactProperty(a, b, property) && (!hasOwn(b, property) || !state.equals(a[property], b[property], property, property, a, b, state))) return false;
		descriptorA = getOwnPropertyDescriptor(a, property);
		descriptorB = getOwnPropertyDescriptor(b, property);
		if ((descriptorA || descriptorB) && (!descriptorA || !descriptorB || descriptorA.configurable !== descriptorB.configurable || descriptorA.enumerable !== descriptorB.enumerable || descriptorA.writable !== descriptorB.writable)) return false;
	}
	return true;
}
/**
* Combine two comparators into a single comparators.
*/
function combineComparators(comparatorA, comparatorB) {
	return function isEqual(a, b, state) {
		return comparatorA(a, b, state) && comparatorB(a, b, state);
	};
}
/**
* Wrap the provided `areItemsEqual` method to manage the circular state, allowing
* for circular references to be safely included in the comparison without creating
* stack overflows.
*/
function createIsCircular(areItemsEqual) {
	return function isCircular(a, b, state) {
		if (!a || !b || typeof a !== "object" || typeof b !== "object") return areItemsEqual(a, b, state);
		const { cache } = state;
		const cachedA = cache.get(a);
		const cachedB = cache.get(b);
		if (cachedA && cachedB) return cachedA === b && cachedB === a;
		cache.set(a, b);
		cache.set(b, a);
		const result = areItemsEqual(a, b, state);
		cache.delete(a);
		cache.delete(b);
		return result;
	};
}
/**
* Get the properties to strictly examine, which include both own properties that are
* not enumerable and symbol properties.
*/
function getStrictProperties(object) {
	const symbols = getOwnPropertySymbols(object);
	return symbols.length ? getOwnPropertyNames(object).concat(symbols) : getOwnPropertyNames(object);
}
/**
* Identify the element type of TypedArrays across realms and subclasses.
*/
var getTypedArrayTag = getOwnPropertyDescriptor(Object.getPrototypeOf(Int8Array.prototype), Symbol.toStringTag).get;
/**
* Whether the object contains the property passed as an own property.
*/
var hasOwn = Object.hasOwn || ((object, property) => hasOwnProperty.call(object, property));
/**
* Whether a null-prototype object is being compared with a plain object. Only one side can be
* null-prototype when the constructors differ. The other side must be a plain object by
* constructor, or by tag when it comes from another realm.
*/
function isNullPrototypeComparable(a, b) {
	const aConstructor = a.constructor;
	const bConstructor = b.constructor;
	if (aConstructor == null) return bConstructor === Object || toString$1.call(b) === OBJECT_TAG;
	if (bConstructor == null) return aConstructor === Object || toString$1.call(a) === OBJECT_TAG;
	return false;
}
/**
* Whether the property passed is a property specific to React/Preact elements. These are ignored in comparison, as they
* are deeply circular and will return frequent false negatives for the comparison that matters, which is often the
* React element's aspects (`props`, `type`, etc.).
*/
function isReactProperty(a, b, property) {
	return (property === "_owner" || property === "__o" || property === "__v") && !!(a.$$typeof || b.$$typeof);
}
/**
* Reorder a serialized query string so that params holding the same pairs compare as equal
* regardless of the order they appear in.
*
* @note
* The serializer percent-encodes `&` and `=` wherever they appear inside a name or a value, so
* splitting on `&` recovers exactly the pairs and nothing else.
*/
function sortSearchParams(serialized) {
	return serialized.split("&").sort().join("&");
}
/**
* Above this many keys, out-of-position keys are checked with `propertyIsEnumerable` rather than by
* scanning the other object's keys. Measured in V8: scanning wins up to 50 keys and loses from 100.
*/
var MAX_SCANNED_PROPERTIES = 64;
var { keys } = Object;
var { propertyIsEnumerable } = Object.prototype;
/**
* Whether the values passed are equal based on a [SameValue](https://262.ecma-international.org/7.0/#sec-samevalue) basis.
* Simplified, this maps to if the two values are referentially equal to one another (`a === b`) or both are `NaN`.
*
* @note
* When available in the environment, this is just a re-export of the global
* [`Object.is`](https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Global_Objects/Object/is) method.
*/
var sameValueEqual = Object.is || function sameValueEqual(a, b) {
	return a === b ? a !== 0 || 1 / a === 1 / b : a !== a && b !== b;
};
/**
* Whether the values passed are equal based on a
* [Strict Equality Comparison](https://262.ecma-international.org/7.0/#sec-strict-equality-comparison) basis.
* Simplified, this maps to if the two values are referentially equal to one another (`a === b`).
*
* @note
* This is mainly available as a convenience function, such as being a default when a function to determine equality between
* two objects is used.
*/
function strictEqual(a, b) {
	return a === b;
}
/**
* Whether the array buffers are equal in value.
*/
function areArrayBuffersEqual(a, b) {
	return a.byteLength === b.byteLength && areTypedArraysEqual(new Uint8Array(a), new Uint8Array(b));
}
/**
* Whether the arrays are equal in value.
*/
function areArraysEqual(a, b, state) {
	let index = a.length;
	if (b.length !== index) return false;
	while (index-- > 0) if (!state.equals(a[index], b[index], index, index, a, b, state)) return false;
	return true;
}
/**
* Whether the dataviews are equal in value.
*/
function areDataViewsEqual(a, b) {
	return a.byteLength === b.byteLength && areTypedArraysEqual(new Uint8Array(a.buffer, a.byteOffset, a.byteLength), new Uint8Array(b.buffer, b.byteOffset, b.byteLength));
}
/**
* Whether the dates passed are equal in value.
*/
function areDatesEqual(a, b) {
	return sameValueEqual(a.getTime(), b.getTime());
}
/**
* Whether the errors passed are equal in value.
*
* @note
* `name`, `message` and `stack` are own properties but are not enumerable, so they are compared
* explicitly. `cause` and `errors` are compared by value rather than by reference, matching how
* every other nested value in the comparison is treated. They are compared exactly once, regardless
* of whether they were assigned (enumerable) or set by the constructor (non-enumerable). Other own
* enumerable properties (which custom `Error` subclasses commonly add) are compared afterward.
*
* The own property comparison is inlined rather than extracted, which measured faster in V8 when
* recursing through `cause`. Keep the bytecode under V8's 460-byte TurboFan inlining limit (383 bytes
* at time of writing; check with `node --print-bytecode --print-bytecode-filter=areErrorsEqual`), or
* this stops being inlined into its callers.
*/
function areErrorsEqual(a, b, state) {
	if (a.name !== b.name || a.message !== b.message || a.stack !== b.stack) return false;
	const causeA = a.cause;
	const causeB = b.cause;
	if (causeA !== causeB && !state.equals(causeA, causeB, "cause", "cause", a, b, state)) return false;
	const errorsA = a.errors;
	const errorsB = b.errors;
	if (errorsA !== errorsB && !state.equals(errorsA, errorsB, "errors", "errors", a, b, state)) return false;
	const propertiesA = keys(a);
	const propertiesB = keys(b);
	let index = propertiesA.length;
	if (!index && !propertiesB.length) return true;
	let compared = 0;
	let property;
	while (index-- > 0) {
		property = propertiesA[index];
		if (property === "cause" || property === "errors") continue;
		if (property !== propertiesB[index] && !propertyIsEnumerable.call(b, property) || !state.equals(a[property], b[property], property, property, a, b, state)) return false;
		++compared;
	}
	const remaining = propertiesB.length - compared;
	return !remaining || remaining === (propertyIsEnumerable.call(b, "cause") ? 1 : 0) + (propertyIsEnumerable.call(b, "errors") ? 1 : 0);
}
/**
* Whether the errors passed are equal in value.
*
* @note
* `name`, `message` and `stack` are own properties but are not enumerable, so they are compared
* explicitly. `cause` and `errors` are own properties, so `areObjectsEqualStrict` compares them along
* with every other own property; they are not compared explicitly to avoid comparing them twice.
*/
function areErrorsEqualStrict(a, b, state) {
	return a.name === b.name && a.message === b.message && a.stack === b.stack && areObjectsEqualStrict(a, b, state);
}
/**
* Whether the `Map`s are equal in value.
*/
function areMapsEqual(a, b, state) {
	const size = a.size;
	if (size !== b.size) return false;
	if (!size) return true;
	const matchedIndices = new Array(size);
	const aIterable = a.entries();
	let aResult;
	let bResult;
	let index = 0;
	while (aResult = aIterable.next()) {
		if (aResult.done) break;
		const bIterable = b.entries();
		let hasMatch = false;
		let matchIndex = 0;
		while (bResult = bIterable.next()) {
			if (bResult.done) break;
			if (matchedIndices[matchIndex]) {
				matchIndex++;
				continue;
			}
			const aEntry = aResult.value;
			const bEntry = bResult.value;
			if (state.equals(aEntry[0], bEntry[0], index, matchIndex, a, b, state) && state.equals(aEntry[1], bEntry[1], aEntry[0], bEntry[0], a, b, state)) {
				hasMatch = matchedIndices[matchIndex] = true;
				break;
			}
			matchIndex++;
		}
		if (!hasMatch) return false;
		index++;
	}
	return true;
}
/**
* Whether the objects are equal in value.
*/
function areObjectsEqual(a, b, state) {
	const properties = keys(a);
	const propertiesB = keys(b);
	let index = properties.length;
	if (propertiesB.length !== index) return false;
	const isScannable = index <= MAX_SCANNED_PROPERTIES;
	let property;
	while (index-- > 0) {
		property = properties[index];
		if (isReactProperty(a, b, property)) continue;
		if (property !== propertiesB[index] && !(isScannable ? propertiesB.includes(property) : propertyIsEnumerable.call(b, property)) || !state.equals(a[property], b[property], property, property, a, b, state)) return false;
	}
	return true;
}
/**
* Whether the objects are equal in value with strict property checking.
*/
function areObjectsEqualStrict(a, b, state) {
	const properties = getStrictProperties(a);
	return getStrictProperties(b).length === properties.length && areStrictPropertiesEqual(a, b, state, properties, 0);
}
/**
* Whether the primitive wrappers passed are equal in value.
*/
function arePrimitiveWrappersEqual(a, b) {
	return sameValueEqual(a.valueOf(), b.valueOf());
}
/**
* Whether the regexps passed are equal in value.
*/
function areRegExpsEqual(a, b) {
	return a.source === b.source && a.flags === b.flags;
}
/**
* Whether the search params passed are equal in value.
*
* @note
* Order is not significant, matching how the other unordered collections in the library are
* compared. Repeated keys are, so this is a comparison of multisets rather than of sets:
* `a=1&a=2` is equal to `a=2&a=1`, but not to `a=1&a=1`.
*/
function areSearchParamsEqual(a, b) {
	const serializedA = a.toString();
	const serializedB = b.toString();
	return serializedA === serializedB || sortSearchParams(serializedA) === sortSearchParams(serializedB);
}
/**
* Whether the `Set`s are equal in value.
*/
function areSetsEqual(a, b, state) {
	const size = a.size;
	if (size !== b.size) return false;
	if (!size) return true;
	const matchedIndices = new Array(size);
	const aIterable = a.values();
	let aResult;
	let bResult;
	while (aResult = aIterable.next()) {
		if (aResult.done) break;
		const bIterable = b.values();
		let hasMatch = false;
		let matchIndex = 0;
		while (bResult = bIterable.next()) {
			if (bResult.done) break;
			if (!matchedIndices[matchIndex] && state.equals(aResult.value, bResult.value, aResult.value, bResult.value, a, b, state)) {
				hasMatch = matchedIndices[matchIndex] = true;
				break;
			}
			matchIndex++;
		}
		if (!hasMatch) return false;
	}
	return true;
}
/**
* Whether the TypedArray instances are equal in value.
*/
function areTypedArraysEqual(a, b) {
	let index = a.length;
	if (b.length !== index || a.byteOffset !== b.byteOffset) return false;
	const tag = getTypedArrayTag.call(a);
	if (tag === "Float64Array" || tag === "Float32Array" || tag === "Float16Array") {
		while (index-- > 0) if (a[index] !== b[index] && (a[index] === a[index] || b[index] === b[index])) return false;
		return true;
	}
	while (index-- > 0) if (a[index] !== b[index]) return false;
	return true;
}
/**
* Whether the TypedArray instances are equal in value with strict property checking.
*
* @note
* Indexed elements are also own properties, listed first and in order, with descriptors fixed by the
* spec. They are compared once by `areTypedArraysEqual`, so only the own properties after them
* (including symbols) are compared with strict property checking.
*/
function areTypedArraysEqualStrict(a, b, state) {
	if (!areTypedArraysEqual(a, b)) return false;
	const properties = getStrictProperties(a);
	return getStrictProperties(b).length === properties.length && areStrictPropertiesEqual(a, b, state, properties, a.length);
}
/**
* Whether the URL instances are equal in value.
*/
function areUrlsEqual(a, b) {
	if (a.href === b.href) return true;
	return a.protocol === b.protocol && a.username === b.username && a.password === b.password && a.host === b.host && a.pathname === b.pathname && a.hash === b.hash && areSearchParamsEqual(a.searchParams, b.searchParams);
}
var { toString } = Object.prototype;
/**
* Create a comparator method based on the type-specific equality comparators passed.
*/
function createEqualityComparator(config) {
	const supportedComparatorMap = createSupportedComparatorMap(config);
	const { areArraysEqual, areDatesEqual, areFunctionsEqual, areMapsEqual, areNumbersEqual, areObjectsEqual, areRegExpsEqual, areSetsEqual, getUnsupportedCustomComparator, strictNullPrototypeComparison } = config;
	/**
	* Whether the custom objects are equal in value, based on their string tag. If not matching any tags
	* that require a specific type of comparison, then we hard-code false because the only thing remaining
	* is strict equality, which has already been compared. This is for a few reasons:
	*   - Certain types that cannot be introspected (e.g., `WeakMap`). For these types, this is the only
	*     comparison that can be made.
	*   - For types that can be introspected but do not have an objective definition of what
	*     equality is (`Error`, etc.), the subjective decision is to be conservative and strictly compare.
	* In all cases, these decisions should be reevaluated based on changes to the language and
	* common development practices.
	*
	* Capturing the tag is reasonably performant in modern environments like v8 and SpiderMonkey. This is
	* kept out of the main comparator so that it stays within the engine's bytecode budget for inlining.
	* See [#207](https://github.com/planttheidea/fast-equals/pull/207) for more details.
	*/
	const areTaggedObjectsEqual = getUnsupportedCustomComparator ? function areTaggedObjectsEqual(a, b, state) {
		const tag = toString.call(a);
		const supportedComparator = supportedComparatorMap[tag];
		if (supportedComparator) return supportedComparator(a, b, state);
		const unsupportedCustomComparator = getUnsupportedCustomComparator(a, b, state, tag);
		return unsupportedCustomComparator ? unsupportedCustomComparator(a, b, state) : false;
	} : function areTaggedObjectsEqual(a, b, state) {
		const supportedComparator = supportedComparatorMap[toString.call(a)];
		return supportedComparator ? supportedComparator(a, b, state) : false;
	};
	/**
	* compare the value of the two objects and return true if they are equivalent in values
	*/
	return function comparator(a, b, state) {
		if (a === b) return true;
		if (a == null || b == null) return false;
		const type = typeof a;
		if (type !== typeof b) return false;
		if (type !== "object") {
			if (type === "number" || type === "bigint") return areNumbersEqual(a, b, state);
			if (type === "function") return areFunctionsEqual(a, b, state);
			return false;
		}
		const constructor = a.constructor;
		if (constructor !== b.constructor) return strictNullPrototypeComparison ? false : isNullPrototypeComparable(a, b) && areObjectsEqual(a, b, state);
		if (constructor === Object) return areObjectsEqual(a, b, state);
		if (constructor === Array) return areArraysEqual(a, b, state);
		if (constructor === Date) return areDatesEqual(a, b, state);
		if (constructor === RegExp) return areRegExpsEqual(a, b, state);
		if (constructor === Map) return areMapsEqual(a, b, state);
		if (constructor === Set) return areSetsEqual(a, b, state);
		if (constructor == null) return areObjectsEqual(a, b, state);
		if (constructor === Promise) return false;
		if (Array.isArray(a)) return areArraysEqual(a, b, state);
		return areTaggedObjectsEqual(a, b, state);
	};
}
/**
* Create the configuration object used for building comparators.
*/
function createEqualityComparatorConfig({ circular, createCustomConfig, strict, strictNullPrototypeComparison = true }) {
	let config = {
		areArrayBuffersEqual,
		areArraysEqual: strict ? areObjectsEqualStrict : areArraysEqual,
		areDataViewsEqual,
		areDatesEqual: strict ? combineComparators(areDatesEqual, areObjectsEqualStrict) : areDatesEqual,
		areErrorsEqual: strict ? areErrorsEqualStrict : areErrorsEqual,
		areFunctionsEqual: strictEqual,
		areMapsEqual: strict ? combineComparators(areMapsEqual, areObjectsEqualStrict) : areMapsEqual,
		areNumbersEqual: sameValueEqual,
		areObjectsEqual: strict ? areObjectsEqualStrict : areObjectsEqual,
		arePrimitiveWrappersEqual,
		areRegExpsEqual,
		areSetsEqual: strict ? combineComparators(areSetsEqual, areObjectsEqualStrict) : areSetsEqual,
		areTypedArraysEqual: strict ? areTypedArraysEqualStrict : areTypedArraysEqual,
		areUrlsEqual,
		getUnsupportedCustomComparator: void 0,
		strictNullPrototypeComparison
	};
	if (createCustomConfig) config = Object.assign({}, config, createCustomConfig(config));
	if (circular) {
		const areArraysEqual = createIsCircular(config.areArraysEqual);
		const areDatesEqual = strict ? createIsCircular(config.areDatesEqual) : config.areDatesEqual;
		const areErrorsEqual = createIsCircular(config.areErrorsEqual);
		const areMapsEqual = createIsCircular(config.areMapsEqual);
		const areObjectsEqual = createIsCircular(config.areObjectsEqual);
		const areSetsEqual = createIsCircular(config.areSetsEqual);
		const areTypedArraysEqual = strict ? createIsCircular(config.areTypedArraysEqual) : config.areTypedArraysEqual;
		config = Object.assign({}, config, {
			areArraysEqual,
			areDatesEqual,
			areErrorsEqual,
			areMapsEqual,
			areObjectsEqual,
			areSetsEqual,
			areTypedArraysEqual
		});
	}
	return config;
}
/**
* Default equality comparator pass-through, used as the standard `isEqual` creator for
* use inside the built comparator.
*/
function createInternalEqualityComparator(compare) {
	return function(a, b, _indexOrKeyA, _indexOrKeyB, _parentA, _parentB, state) {
		return compare(a, b, state);
	};
}
/**
* Create the `isEqual` function used by the consuming application.
*/
function createIsEqual({ circular, comparator, createState, equals, strict }) {
	if (createState) return function isEqual(a, b) {
		const { cache = circular ? /* @__PURE__ */ new WeakMap() : void 0, meta } = createState();
		return comparator(a, b, {
			cache,
			equals,
			meta,
			strict
		});
	};
	if (circular) return function isEqual(a, b) {
		return comparator(a, b, {
			cache: /* @__PURE__ */ new WeakMap(),
			equals,
			meta: void 0,
			strict
		});
	};
	const state = {
		cache: void 0,
		equals,
		meta: void 0,
		strict
	};
	return function isEqual(a, b) {
		return comparator(a, b, state);
	};
}
/**
* Create a map of `toString()` values to their respective handlers for `tag`-based lookups.
*/
function createSupportedComparatorMap({ areArrayBuffersEqual, areArraysEqual, areDataViewsEqual, areDatesEqual, areErrorsEqual, areFunctionsEqual, areMapsEqual, areObjectsEqual, arePrimitiveWrappersEqual, areRegExpsEqual, areSetsEqual, areTypedArraysEqual, areUrlsEqual }) {
	return {
		"[object Arguments]": areObjectsEqual,
		"[object Array]": areArraysEqual,
		"[object ArrayBuffer]": areArrayBuffersEqual,
		"[object AsyncGeneratorFunction]": areFunctionsEqual,
		"[object BigInt]": arePrimitiveWrappersEqual,
		"[object BigInt64Array]": areTypedArraysEqual,
		"[object BigUint64Array]": areTypedArraysEqual,
		"[object Boolean]": arePrimitiveWrappersEqual,
		"[object DataView]": areDataViewsEqual,
		"[object Date]": areDatesEqual,
		"[object Error]": areErrorsEqual,
		"[object Float16Array]": areTypedArraysEqual,
		"[object Float32Array]": areTypedArraysEqual,
		"[object Float64Array]": areTypedArraysEqual,
		"[object Function]": areFunctionsEqual,
		"[object GeneratorFunction]": areFunctionsEqual,
		"[object Int8Array]": areTypedArraysEqual,
		"[object Int16Array]": areTypedArraysEqual,
		"[object Int32Array]": areTypedArraysEqual,
		"[object Map]": areMapsEqual,
		"[object Number]": arePrimitiveWrappersEqual,
		"[object Object]": (a, b, state) => typeof a.then !== "function" && typeof b.then !== "function" && areObjectsEqual(a, b, state),
		"[object RegExp]": areRegExpsEqual,
		"[object Set]": areSetsEqual,
		"[object String]": arePrimitiveWrappersEqual,
		"[object URL]": areUrlsEqual,
		"[object Uint8Array]": areTypedArraysEqual,
		"[object Uint8ClampedArray]": areTypedArraysEqual,
		"[object Uint16Array]": areTypedArraysEqual,
		"[object Uint32Array]": areTypedArraysEqual
	};
}
createCustomEqual();
createCustomEqual({ strict: true });
createCustomEqual({ circular: true });
createCustomEqual({
	circular: true,
	strict: true
});
createCustomEqual({ createInternalComparator: () => sameValueEqual });
createCustomEqual({
	strict: true,
	createInternalComparator: () => sameValueEqual
});
createCustomEqual({
	circular: true,
	createInternalComparator: () => sameValueEqual
});
createCustomEqual({
	circular: true,
	createInternalComparator: () => sameValueEqual,
	strict: true
});
/**
* Create a custom equality comparison method.
*
* This can be done to create very targeted comparisons in extreme hot-path scenarios
* where the standard methods are not performant enough, but can also be used to provide
* support for legacy environments that do not support expected features like
* `RegExp.prototype.flags` out of the box.
*/
function createCustomEqual(options = {}) {
	const { circular = false, createInternalComparator: createCustomInternalComparator, createState, strict = false } = options;
	const comparator = createEqualityComparator(createEqualityComparatorConfig(options));
	return createIsEqual({
		circular,
		comparator,
		createState,
		equals: createCustomInternalComparator ? createCustomInternalComparator(comparator) : createInternalEqualityComparator(comparator),
		strict
	});
}
// node_modules/@rjsf/utils/lib/deepEquals.js
/** Implements a deep equals using `fast-equals.createCustomEqual`. Functions
* are always considered equal, and circular references are tracked to avoid
* infinite recursion on self-referential inputs.
*
* @param a - The first element to compare
* @param b - The second element to compare
* @returns - True if the `a` and `b` are deeply equal, false otherwise
*/
var deepEquals = createCustomEqual({
	circular: true,
	createCustomConfig: () => ({ areFunctionsEqual(_a, b) {
		return typeof b === "function";
	} })
});
// node_modules/@rjsf/utils/node_modules/fast-uri/lib/utils.js
var require_utils$1 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/** @type {(value: string) => boolean} */
	var isUUID = RegExp.prototype.test.bind(/^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/iu);
	/** @type {(value: string) => boolean} */
	var isIPv4 = RegExp.prototype.test.bind(/^(?:(?:25[0-5]|2[0-4]\d|1\d{2}|[1-9]\d|\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d{2}|[1-9]\d|\d)$/u);
	/** @type {(value: string) => boolean} */
	var isPort = RegExp.prototype.test.bind(/^\d*$/u);
	/** @type {(value: string) => boolean} */
	var isHexPair = RegExp.prototype.test.bind(/^[\da-f]{2}$/iu);
	/** @type {(value: string) => boolean} */
	var isUnreserved = RegExp.prototype.test.bind(/^[\da-z\-._~]$/iu);
	/** @type {(value: string) => boolean} */
	var isPathCharacter = RegExp.prototype.test.bind(/^[A-Za-z0-9\-._~!$&'()*+,;=:@/]$/u);
	/** @type {(value: string) => boolean} */
	var isQueryFragmentCharacter = RegExp.prototype.test.bind(/^[A-Za-z0-9\-._~!$&'()*+,;=:@/?]$/u);
	/** @type {(value: string) => boolean} */
	var isUserinfoCharacter = RegExp.prototype.test.bind(/^[A-Za-z0-9\-._~!$&'()*+,;=:]$/u);
	/** @type {(value: string) => boolean} */
	var isRegNameCharacter = RegExp.prototype.test.bind(/^[A-Za-z0-9\-._~!$&'()*+,;=]$/u);
	/** @type {(value: string) => boolean} */
	var isLiteralRegName = RegExp.prototype.test.bind(/^[A-Za-z0-9\-._~!$&'()*+,;=]*$/u);
	/**
	* @param {Array<string>} input
	* @returns {string}
	*/
	function stringArrayToHexStripped(input) {
		let acc = "";
		let code = 0;
		let i = 0;
		for (i = 0; i < input.length; i++) {
			code = input[i].charCodeAt(0);
			if (code === 48) continue;
			if (!(code >= 48 && code <= 57 || code >= 65 && code <= 70 || code >= 97 && code <= 102)) return "";
			acc += input[i];
			break;
		}
		for (i += 1; i < input.length; i++) {
			code = input[i].charCodeAt(0);
			if (!(code >= 48 && code <= 57 || code >= 65 && code <= 70 || code >= 97 && code <= 102)) return "";
			acc += input[i];
		}
		return acc;
	}
	/** @type {(value: string) => boolean} */
	var isHextet = RegExp.prototype.test.bind(/^[\dA-Fa-f]{1,4}$/);
	/** @type {(value: string) => boolean} */
	var isIPvFuture = RegExp.prototype.test.bind(/^[vV][\dA-Fa-f]+\.[A-Za-z\d\-._~!$&'()*+,;=:]+$/);
	/** @type {(value: string) => boolean} */
	var isZoneCharacter = RegExp.prototype.test.bind(/^[A-Za-z\d\-._~]$/);
	/**
	* @param {string} value
	* @returns {boolean}
	*/
	var nonSimpleDomain = RegExp.prototype.test.bind(/[^!"$&'()*+,\-.;=_`a-z{}~]/u);
	/** @type {(value: string) => boolean} */
	var nonSimpleDomainChars = RegExp.prototype.test.bind(/[^\d!"$&'()*+,\-.;=_`a-z{}~]/u);
	/** @type {(value: string) => boolean} */
	var numericLastLabel = RegExp.prototype.test.bind(/(?:^|\.)\d+$/u);
	/**
	* True when `new URL('http://' + domain).hostname` may differ from `domain`,
	* i.e. when the caller must fall back to the WHATWG parser.
	*
	* Same purpose as `nonSimpleDomain`, but digits are allowed: for this character
	* set `hostname` is the identity, *except* that an all-numeric final label is
	* read as IPv4 shorthand ("1.2.3" -> "1.2.0.3", "127.1" -> "127.0.0.1",
	* "a.b.1" throws), which is why `nonSimpleDomain` excludes digits outright.
	* Rejecting that one shape lets the common `mail2.example.org` case stay on the
	* fast path.
	*
	* @param {string} domain - must already be lowercased
	* @returns {boolean}
	*/
	function nonSimpleMailtoDomain(domain) {
		return nonSimpleDomainChars(domain) || numericLastLabel(domain);
	}
	/**
	* @param {string} zone
	* @returns {boolean}
	*/
	function isZoneIdentifier(zone) {
		if (zone.length === 0) return false;
		for (let i = 0; i < zone.length; i++) {
			if (isZoneCharacter(zone[i])) continue;
			if (zone[i] === "%" && i + 2 < zone.length && isHexPair(zone.slice(i + 1, i + 3))) {
				i += 2;
				continue;
			}
			return false;
		}
		return true;
	}
	/**
	* Compresses the longest run of zero hextets to "::" per RFC 5952. A run of a
	* single zero hextet is left uncompressed. On ties the leftmost run wins.
	*
	* @param {string[]} hextets
	* @returns {string}
	*/
	function compressIPv6ZeroRun(hextets) {
		let bestStart = -1;
		let bestLength = 0;
		let runStart = -1;
		let runLength = 0;
		for (let i = 0; i < hextets.length; i++) if (hextets[i] === "0") {
			if (runStart === -1) runStart = i;
			runLength++;
			if (runLength > bestLength) {
				bestLength = runLength;
				bestStart = runStart;
			}
		} else {
			runStart = -1;
			runLength = 0;
		}
		if (bestLength < 2) return hextets.join(":");
		const head = hextets.slice(0, bestStart).join(":");
		const tail = hextets.slice(bestStart + bestLength).join(":");
		return head + "::" + tail;
	}
	/**
	* Validates an IPv6 address against the alternatives in RFC 3986 section
	* 3.2.2 and returns the same address with leading hextet zeroes removed.
	* An embedded IPv4 address counts as two hextets and is only valid at the end.
	*
	* @param {string} input
	* @returns {string|undefined}
	*/
	function normalizeIPv6Address(input) {
		const compression = input.indexOf("::");
		if (compression !== -1 && input.indexOf("::", compression + 1) !== -1) return void 0;
		const left = compression === -1 ? input.split(":") : input.slice(0, compression).split(":");
		const right = compression === -1 ? [] : input.slice(compression + 2).split(":");
		if (compression !== -1) {
			if (left.length === 1 && left[0] === "") left.length = 0;
			if (right.length === 1 && right[0] === "") right.length = 0;
		}
		const parts = left.concat(right);
		let hextetCount = 0;
		for (let i = 0; i < parts.length; i++) {
			const part = parts[i];
			if (part === "") return void 0;
			if (part.indexOf(".") !== -1) {
				if (i !== parts.length - 1 || compression !== -1 && right.length === 0 || !isIPv4(part)) return void 0;
				hextetCount += 2;
				continue;
			}
			if (!isHextet(part)) return void 0;
			parts[i] = parseInt(part, 16).toString(16);
			hextetCount++;
		}
		if (compression === -1) {
			if (hextetCount !== 8) return void 0;
			return compressIPv6ZeroRun(parts);
		}
		if (hextetCount >= 8) return void 0;
		const expanded = parts.slice(0, left.length);
		for (let i = hextetCount; i < 8; i++) expanded.push("0");
		for (let i = left.length; i < parts.length; i++) expanded.push(parts[i]);
		return compressIPv6ZeroRun(expanded);
	}
	/**
	* @typedef {Object} NormalizeIPv6Result
	* @property {string} host - The normalized host.
	* @property {string} [escapedHost] - The escaped host.
	* @property {boolean} isIPV6 - Indicates if the host is an IPv6 address.
	* @property {boolean} [isIPVFuture] - Indicates if the host is an IPvFuture literal.
	* @property {boolean} [error] - Indicates if a bracketed IP literal is malformed.
	*/
	/**
	* Validates and normalizes a bracketed IP literal. Raw zone separators remain
	* accepted for backwards compatibility, while encoded separators and zone
	* contents follow RFC 6874.
	*
	* @param {string} host
	* @returns {NormalizeIPv6Result}
	*/
	function normalizeIPv6(host) {
		const bracketed = host[0] === "[" && host[host.length - 1] === "]";
		if ((host[0] === "[" || host[host.length - 1] === "]") && !bracketed) return {
			host,
			isIPV6: false,
			error: true
		};
		let input = bracketed ? host.slice(1, -1) : host;
		if (bracketed && isIPvFuture(input)) {
			input = input.toLowerCase();
			return {
				host: `[${input}]`,
				escapedHost: input,
				isIPV6: false,
				isIPVFuture: true
			};
		}
		if (findToken(input, ":") < 2) return {
			host,
			isIPV6: false,
			error: bracketed
		};
		let zoneIdentifier = "";
		const zoneSeparator = input.indexOf("%");
		if (zoneSeparator !== -1) {
			const separatorLength = input.slice(zoneSeparator, zoneSeparator + 3).toLowerCase() === "%25" ? 3 : 1;
			zoneIdentifier = input.slice(zoneSeparator + separatorLength);
			if (!isZoneIdentifier(zoneIdentifier)) return {
				host,
				isIPV6: false,
				error: true
			};
			input = input.slice(0, zoneSeparator);
		}
		const address = normalizeIPv6Address(input);
		if (address === void 0) return {
			host,
			isIPV6: false,
			error: true
		};
		return {
			host: address + (zoneIdentifier ? "%" + zoneIdentifier : ""),
			escapedHost: address + (zoneIdentifier ? "%25" + zoneIdentifier : ""),
			isIPV6: true
		};
	}
	/**
	* @param {string} str
	* @param {string} token
	* @returns {number}
	*/
	function findToken(str, token) {
		let ind = 0;
		for (let i = 0; i < str.length; i++) if (str[i] === token) ind++;
		return ind;
	}
	/**
	* @param {string} path
	* @returns {string}
	*
	* @see https://datatracker.ietf.org/doc/html/rfc3986#section-5.2.4
	*/
	function removeDotSegments(path) {
		let input = path;
		const output = [];
		let nextSlash = -1;
		let len = 0;
		while (len = input.length) {
			if (len === 1) {
				if (input === ".") break;
				else if (input === "/") {
					output.push("/");
					break;
				} else {
					output.push(input);
					break;
				}
			} else if (len === 2) {
				if (input[0] === ".") {
					if (input[1] === ".") break;
					else if (input[1] === "/") {
						input = input.slice(2);
						continue;
					}
				} else if (input[0] === "/") {
					if (input[1] === ".") {
						output.push("/");
						break;
					}
				}
			} else if (len === 3) {
				if (input === "/..") {
					if (output.length !== 0) output.pop();
					output.push("/");
					break;
				}
			}
			if (input[0] === ".") {
				if (input[1] === ".") {
					if (input[2] === "/") {
						input = input.slice(3);
						continue;
					}
				} else if (input[1] === "/") {
					input = input.slice(2);
					continue;
				}
			} else if (input[0] === "/") {
				if (input[1] === ".") {
					if (input[2] === "/") {
						input = input.slice(2);
						continue;
					} else if (input[2] === ".") {
						if (input[3] === "/") {
							input = input.slice(3);
							if (output.length !== 0) output.pop();
							continue;
						}
					}
				}
			}
			if ((nextSlash = input.indexOf("/", 1)) === -1) {
				output.push(input);
				break;
			} else {
				output.push(input.slice(0, nextSlash));
				input = input.slice(nextSlash);
			}
		}
		return output.join("");
	}
	/**
	* Removes dot segments from the path of a relative reference (a path that does
	* not start with "/") without changing what it resolves to against any base.
	* Unlike `removeDotSegments`, leading ".." segments that cannot be collapsed
	* are kept, the result never becomes root-relative, and a result that would be
	* empty or start with an empty segment is prefixed with "." (an empty path
	* means "same document" and a leading "//" would introduce an authority).
	*
	* @param {string} path
	* @returns {string}
	*/
	function removeDotSegmentsRelative(path) {
		if (path === "" || path[0] === "/") return removeDotSegments(path);
		const segments = path.split("/");
		const last = segments.length - 1;
		/** @type {string[]} */
		const output = [];
		let trailingDirectory = false;
		for (let i = 0; i <= last; i++) {
			const segment = segments[i];
			if (segment === "." || segment === "..") {
				if (segment === "..") {
					if (output.length !== 0 && output[output.length - 1] !== "..") output.pop();
					else output.push("..");
				}
				trailingDirectory = i === last;
			} else output.push(segment);
		}
		if (trailingDirectory && output[output.length - 1] !== "..") output.push("");
		if (output.length === 0 || output[0] === "" || output[0].includes(":")) output.unshift(".");
		return output.join("/");
	}
	/**
	* Encodes a host according to the RFC 3986 host grammar. Valid IP literals
	* have already been checked by `normalizeIPv6`, so their address separators
	* remain literal. Every other host is a reg-name and may contain only
	* unreserved characters, sub-delimiters, and valid percent escapes.
	*
	* @param {string} host
	* @param {boolean} isIP - true for a validated IPv4/IPv6 host
	* @param {boolean} [allowNonAscii=false] - preserve non-ASCII IRI characters
	* @returns {string}
	*/
	var IP_HOST_DELIMS = {
		"@": "%40",
		"/": "%2F",
		"?": "%3F",
		"#": "%23"
	};
	var IP_HOST_DELIM_RE = /[@/?#]/g;
	function encodeHost(host, isIP, allowNonAscii = false) {
		if (!isIP) {
			if (isLiteralRegName(host)) return host;
			return encodeComponent(host, isRegNameCharacter, allowNonAscii);
		}
		IP_HOST_DELIM_RE.lastIndex = 0;
		return host.replace(IP_HOST_DELIM_RE, (ch) => IP_HOST_DELIMS[ch]);
	}
	/**
	* Normalizes percent escapes and optionally decodes only unreserved ASCII bytes.
	* Reserved delimiters such as `%2F` stay escaped; `%2E` is unreserved.
	*
	* @param {string} input
	* @param {boolean} [decodeUnreserved=false]
	* @returns {string}
	*/
	function normalizePercentEncoding(input, decodeUnreserved = false) {
		if (input.indexOf("%") === -1) return input;
		let output = "";
		for (let i = 0; i < input.length; i++) {
			if (input[i] === "%" && i + 2 < input.length) {
				const hex = input.slice(i + 1, i + 3);
				if (isHexPair(hex)) {
					const normalizedHex = hex.toUpperCase();
					const decoded = String.fromCharCode(parseInt(normalizedHex, 16));
					if (decodeUnreserved && isUnreserved(decoded)) output += decoded;
					else output += "%" + normalizedHex;
					i += 2;
					continue;
				}
			}
			output += input[i];
		}
		return output;
	}
	/** Pre-built `%XX` strings for every byte. Avoids per-call hex math/concat. */
	var BYTE_HEX = new Array(256);
	{
		const HEX_DIGITS = "0123456789ABCDEF";
		for (let i = 0; i < 256; i++) BYTE_HEX[i] = "%" + HEX_DIGITS[i >> 4] + HEX_DIGITS[i & 15];
	}
	/**
	* Mirrors the pass-through set of the deprecated `escape()` global:
	* `A-Z a-z 0-9 * + - . / @ _`. Keeps drop-in semantics for ASCII input.
	*
	* @param {number} cp
	* @returns {boolean}
	*/
	function isEscapeSafe(cp) {
		return cp >= 48 && cp <= 57 || cp >= 65 && cp <= 90 || cp >= 97 && cp <= 122 || cp === 42 || cp === 43 || cp === 45 || cp === 46 || cp === 47 || cp === 64 || cp === 95;
	}
	/**
	* RFC 3986 percent-encode a non-ASCII Unicode code point as UTF-8 bytes.
	* Caller handles the ASCII branch inline for speed.
	*
	* @param {number} cp - Unicode code point (>= 0x80, <= 0x10FFFF)
	* @returns {string}
	*/
	function percentEncodeNonAscii(cp) {
		if (cp < 2048) return BYTE_HEX[192 | cp >> 6] + BYTE_HEX[128 | cp & 63];
		if (cp < 65536) return BYTE_HEX[224 | cp >> 12] + BYTE_HEX[128 | cp >> 6 & 63] + BYTE_HEX[128 | cp & 63];
		return BYTE_HEX[240 | cp >> 18] + BYTE_HEX[128 | cp >> 12 & 63] + BYTE_HEX[128 | cp >> 6 & 63] + BYTE_HEX[128 | cp & 63];
	}
	/**
	* Normalizes path data without turning reserved escapes into live path syntax.
	* Valid escapes are uppercased, raw unsafe characters are escaped, and only
	* unreserved bytes that are not `.` are decoded.
	*
	* @param {string} input
	* @returns {string}
	*/
	function normalizePathEncoding(input) {
		let output = "";
		for (let i = 0; i < input.length; i++) {
			const ch = input[i];
			if (ch === "%" && i + 2 < input.length) {
				const hex = input.slice(i + 1, i + 3);
				if (isHexPair(hex)) {
					const normalizedHex = hex.toUpperCase();
					const decoded = String.fromCharCode(parseInt(normalizedHex, 16));
					if (decoded !== "." && isUnreserved(decoded)) output += decoded;
					else output += "%" + normalizedHex;
					i += 2;
					continue;
				}
			}
			if (isPathCharacter(ch)) output += ch;
			else {
				const code = input.charCodeAt(i);
				if (code < 128) output += isEscapeSafe(code) ? ch : BYTE_HEX[code];
				else if (code < 55296 || code > 57343) output += percentEncodeNonAscii(code);
				else if (code <= 56319 && i + 1 < input.length) {
					const low = input.charCodeAt(i + 1);
					if (low >= 56320 && low <= 57343) {
						output += percentEncodeNonAscii(65536 + (code - 55296 << 10) + (low - 56320));
						i++;
					} else output += percentEncodeNonAscii(65533);
				} else output += percentEncodeNonAscii(65533);
			}
		}
		return output;
	}
	/**
	* Serializes a path without rewriting reserved data. Raw RFC 3986 path
	* characters remain literal, valid escapes are preserved and uppercased, and
	* everything else is UTF-8 percent-encoded. In a path-noscheme, a colon in the
	* first segment must be escaped so the result cannot be parsed as a scheme.
	*
	* @param {string} input
	* @param {boolean} [pathNoScheme=false]
	* @returns {string}
	*/
	function serializePathEncoding(input, pathNoScheme = false) {
		let output = "";
		let firstSegment = pathNoScheme && input[0] !== "/";
		for (let i = 0; i < input.length; i++) {
			const ch = input[i];
			if (ch === "%" && i + 2 < input.length) {
				const hex = input.slice(i + 1, i + 3);
				if (isHexPair(hex)) {
					output += "%" + hex.toUpperCase();
					i += 2;
					continue;
				}
			}
			if (ch === "/") firstSegment = false;
			if (isPathCharacter(ch) && (ch !== ":" || !firstSegment)) output += ch;
			else {
				const code = input.charCodeAt(i);
				if (code < 128) output += BYTE_HEX[code];
				else if (code < 55296 || code > 57343) output += percentEncodeNonAscii(code);
				else if (code <= 56319 && i + 1 < input.length) {
					const low = input.charCodeAt(i + 1);
					if (low >= 56320 && low <= 57343) {
						output += percentEncodeNonAscii(65536 + (code - 55296 << 10) + (low - 56320));
						i++;
					} else output += percentEncodeNonAscii(65533);
				} else output += percentEncodeNonAscii(65533);
			}
		}
		return output;
	}
	/**
	* Normalizes the percent-encoding of a query or fragment component.
	*
	* Like `normalizePathEncoding`, but uses the query/fragment character set
	* (which additionally allows `?`) and decodes `.` since it has no dot-segment
	* meaning outside of a path.
	*
	* @param {string} input
	* @returns {string}
	*/
	function normalizeQueryFragmentEncoding(input) {
		let output = "";
		for (let i = 0; i < input.length; i++) {
			const ch = input[i];
			if (ch === "%" && i + 2 < input.length) {
				const hex = input.slice(i + 1, i + 3);
				if (isHexPair(hex)) {
					const normalizedHex = hex.toUpperCase();
					const decoded = String.fromCharCode(parseInt(normalizedHex, 16));
					if (isUnreserved(decoded)) output += decoded;
					else output += "%" + normalizedHex;
					i += 2;
					continue;
				}
			}
			if (isQueryFragmentCharacter(ch)) output += ch;
			else {
				const code = input.charCodeAt(i);
				if (code < 128) output += isEscapeSafe(code) ? ch : BYTE_HEX[code];
				else if (code < 55296 || code > 57343) output += percentEncodeNonAscii(code);
				else if (code <= 56319 && i + 1 < input.length) {
					const low = input.charCodeAt(i + 1);
					if (low >= 56320 && low <= 57343) {
						output += percentEncodeNonAscii(65536 + (code - 55296 << 10) + (low - 56320));
						i++;
					} else output += percentEncodeNonAscii(65533);
				} else output += percentEncodeNonAscii(65533);
			}
		}
		return output;
	}
	/**
	* Percent-encodes a URI component using its RFC 3986 literal character set.
	* Existing valid escapes are preserved and normalized to uppercase hex.
	*
	* @param {string} input
	* @param {(value: string) => boolean} isAllowed
	* @param {boolean} [allowNonAscii=false]
	* @returns {string}
	*/
	function encodeComponent(input, isAllowed, allowNonAscii = false) {
		let output = "";
		for (let i = 0; i < input.length; i++) {
			const ch = input[i];
			if (ch === "%" && i + 2 < input.length) {
				const hex = input.slice(i + 1, i + 3);
				if (isHexPair(hex)) {
					output += "%" + hex.toUpperCase();
					i += 2;
					continue;
				}
			}
			if (isAllowed(ch)) output += ch;
			else {
				const code = input.charCodeAt(i);
				if (code < 128) output += BYTE_HEX[code];
				else if (code < 55296 || code > 57343) output += allowNonAscii ? ch : percentEncodeNonAscii(code);
				else if (code <= 56319 && i + 1 < input.length) {
					const low = input.charCodeAt(i + 1);
					if (low >= 56320 && low <= 57343) {
						output += allowNonAscii ? ch + input[i + 1] : percentEncodeNonAscii(65536 + (code - 55296 << 10) + (low - 56320));
						i++;
					} else output += allowNonAscii ? "�" : percentEncodeNonAscii(65533);
				} else output += allowNonAscii ? "�" : percentEncodeNonAscii(65533);
			}
		}
		return output;
	}
	/**
	* Encodes userinfo while preserving its RFC 3986 §3.2.1 literal characters.
	* In particular, authority delimiters such as `@`, `/`, `?`, and `#` are data.
	*
	* @param {string} input
	* @returns {string}
	*/
	function encodeUserinfo(input) {
		return encodeComponent(input, isUserinfoCharacter);
	}
	/**
	* Encodes query data using the RFC 3986 §3.4 grammar. A literal `#` must be
	* escaped because it would otherwise begin the fragment component.
	*
	* @param {string} input
	* @returns {string}
	*/
	function encodeQuery(input) {
		return encodeComponent(input, isQueryFragmentCharacter);
	}
	/**
	* Encodes fragment data using the RFC 3986 §3.5 grammar.
	*
	* @param {string} input
	* @returns {string}
	*/
	function encodeFragment(input) {
		return encodeComponent(input, isQueryFragmentCharacter);
	}
	/**
	* Escapes a component while preserving existing valid percent escapes.
	*
	* @param {string} input
	* @returns {string}
	*/
	function escapePreservingEscapes(input) {
		let output = "";
		for (let i = 0; i < input.length; i++) {
			const ch = input[i];
			if (ch === "%" && i + 2 < input.length) {
				const hex = input.slice(i + 1, i + 3);
				if (isHexPair(hex)) {
					output += "%" + hex.toUpperCase();
					i += 2;
					continue;
				}
			}
			const code = input.charCodeAt(i);
			if (code < 128) output += isEscapeSafe(code) ? ch : BYTE_HEX[code];
			else if (code < 55296 || code > 57343) output += percentEncodeNonAscii(code);
			else if (code <= 56319 && i + 1 < input.length) {
				const low = input.charCodeAt(i + 1);
				if (low >= 56320 && low <= 57343) {
					output += percentEncodeNonAscii(65536 + (code - 55296 << 10) + (low - 56320));
					i++;
				} else output += percentEncodeNonAscii(65533);
			} else output += percentEncodeNonAscii(65533);
		}
		return output;
	}
	/**
	* Rebuilds the bracketed form of a zoned IPv6 authority from the current
	* `component.host` and its zone identifier (`component.ipv6Zone`), but only
	* when they are consistent and describe a real zoned IPv6 literal that
	* normalizes back to `component.host`. This validates the zone on use, so a
	* caller-supplied `ipv6Zone` that does not match the host (or a host
	* reassigned after `parse`) is never trusted and recomposition falls back to
	* the normal path.
	*
	* @param {import('../types/index').URIComponent} component
	* @returns {string|undefined}
	*/
	function recomposeZonedIPv6Host(component) {
		const zone = component.ipv6Zone;
		if (zone === void 0) return void 0;
		const host = component.host;
		const separator = host.indexOf("%");
		if (separator === -1) return void 0;
		const escaped = host.slice(0, separator) + "%25" + zone;
		const derived = normalizeIPv6("[" + escaped + "]");
		if (derived.isIPV6 === true && derived.host === host) return "[" + escaped + "]";
	}
	/**
	* @param {import('../types/index').URIComponent} component
	* @param {boolean} [allowNonAscii=false] - preserve non-ASCII IRI characters
	* @returns {string|undefined}
	*/
	function recomposeAuthority(component, allowNonAscii = false) {
		const uriTokens = [];
		if (component.userinfo !== void 0) {
			uriTokens.push(encodeUserinfo(component.userinfo));
			uriTokens.push("@");
		}
		if (component.host !== void 0) {
			let host = component.host;
			if (!isIPv4(host)) {
				const zonedHost = recomposeZonedIPv6Host(component);
				if (zonedHost !== void 0) host = zonedHost;
				else {
					let ipV6res = normalizeIPv6(host);
					if (ipV6res.isIPV6 !== true && ipV6res.isIPVFuture !== true) {
						host = normalizePercentEncoding(host, true);
						ipV6res = normalizeIPv6(host);
					}
					if (ipV6res.isIPV6 === true || ipV6res.isIPVFuture === true) host = `[${ipV6res.escapedHost}]`;
					else host = encodeHost(host, false, allowNonAscii);
				}
			}
			uriTokens.push(host);
		}
		if (typeof component.port === "number" || typeof component.port === "string") {
			const port = String(component.port);
			if (!isPort(port)) throw new TypeError("URI port is malformed.");
			uriTokens.push(":");
			uriTokens.push(port);
		}
		return uriTokens.length ? uriTokens.join("") : void 0;
	}
	module.exports = {
		BYTE_HEX,
		percentEncodeNonAscii,
		nonSimpleDomain,
		nonSimpleMailtoDomain,
		recomposeAuthority,
		encodeHost,
		normalizePercentEncoding,
		normalizePathEncoding,
		serializePathEncoding,
		normalizeQueryFragmentEncoding,
		encodeUserinfo,
		encodeQuery,
		encodeFragment,
		escapePreservingEscapes,
		removeDotSegments,
		removeDotSegmentsRelative,
		isIPv4,
		isUUID,
		normalizeIPv6,
		stringArrayToHexStripped
	};
}));
// node_modules/@rjsf/utils/node_modules/fast-uri/lib/schemes.js
var require_schemes$1 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var { isUUID, BYTE_HEX, percentEncodeNonAscii, nonSimpleMailtoDomain } = require_utils$1();
	var URN_REG = /^([\da-z][\d\-a-z]{0,31}):((?:[\w!$'()*+,\-./:;=@]|%[\da-f]{2})+)$/iu;
	var supportedSchemeNames = [
		"http",
		"https",
		"ws",
		"wss",
		"urn",
		"urn:uuid",
		"mailto"
	];
	/** @typedef {supportedSchemeNames[number]} SchemeName */
	/**
	* @param {string} name
	* @returns {name is SchemeName}
	*/
	function isValidSchemeName(name) {
		return supportedSchemeNames.indexOf(name) !== -1;
	}
	/**
	* @callback SchemeFn
	* @param {import('../types/index').URIComponent} component
	* @param {import('../types/index').Options} options
	* @returns {import('../types/index').URIComponent}
	*/
	/**
	* @typedef {Object} SchemeHandler
	* @property {SchemeName} scheme - The scheme name.
	* @property {boolean} [domainHost] - Indicates if the scheme supports domain hosts.
	* @property {SchemeFn} parse - Function to parse the URI component for this scheme.
	* @property {SchemeFn} serialize - Function to serialize the URI component for this scheme.
	* @property {boolean} [skipNormalize] - Indicates if normalization should be skipped for this scheme.
	* @property {boolean} [absolutePath] - Indicates if the scheme uses absolute paths.
	* @property {boolean} [unicodeSupport] - Indicates if the scheme supports Unicode.
	*/
	/**
	* @param {import('../types/index').URIComponent} wsComponent
	* @returns {boolean}
	*/
	function wsIsSecure(wsComponent) {
		if (wsComponent.secure === true) return true;
		else if (wsComponent.secure === false) return false;
		else if (wsComponent.scheme) return wsComponent.scheme.length === 3 && (wsComponent.scheme[0] === "w" || wsComponent.scheme[0] === "W") && (wsComponent.scheme[1] === "s" || wsComponent.scheme[1] === "S") && (wsComponent.scheme[2] === "s" || wsComponent.scheme[2] === "S");
		else return false;
	}
	/** @type {SchemeFn} */
	function httpParse(component) {
		if (!component.host) component.error = component.error || "HTTP URIs must have a host.";
		return component;
	}
	/** @type {SchemeFn} */
	function httpSerialize(component) {
		const secure = String(component.scheme).toLowerCase() === "https";
		if (component.port === (secure ? 443 : 80) || component.port === "") component.port = void 0;
		if (!component.path) component.path = "/";
		return component;
	}
	/** @type {SchemeFn} */
	function wsParse(wsComponent) {
		wsComponent.secure = wsIsSecure(wsComponent);
		wsComponent.resourceName = (wsComponent.path || "/") + (wsComponent.query ? "?" + wsComponent.query : "");
		wsComponent.path = void 0;
		wsComponent.query = void 0;
		return wsComponent;
	}
	/** @type {SchemeFn} */
	function wsSerialize(wsComponent) {
		if (wsComponent.port === (wsIsSecure(wsComponent) ? 443 : 80) || wsComponent.port === "") wsComponent.port = void 0;
		if (typeof wsComponent.secure === "boolean") {
			wsComponent.scheme = wsComponent.secure ? "wss" : "ws";
			wsComponent.secure = void 0;
		}
		if (wsComponent.resourceName) {
			const queryIndex = wsComponent.resourceName.indexOf("?");
			const path = queryIndex === -1 ? wsComponent.resourceName : wsComponent.resourceName.slice(0, queryIndex);
			wsComponent.path = path && path !== "/" ? path : void 0;
			wsComponent.query = queryIndex === -1 ? void 0 : wsComponent.resourceName.slice(queryIndex + 1);
			wsComponent.resourceName = void 0;
		}
		wsComponent.fragment = void 0;
		return wsComponent;
	}
	/** @type {SchemeFn} */
	function urnParse(urnComponent, options) {
		if (!urnComponent.path) {
			urnComponent.error = "URN can not be parsed";
			return urnComponent;
		}
		const matches = urnComponent.path.match(URN_REG);
		if (matches && matches[0] === urnComponent.path) {
			const scheme = options.scheme || urnComponent.scheme || "urn";
			urnComponent.nid = matches[1].toLowerCase();
			urnComponent.nss = matches[2];
			const schemeHandler = getSchemeHandler(`${scheme}:${options.nid || urnComponent.nid}`);
			urnComponent.path = void 0;
			if (schemeHandler) urnComponent = schemeHandler.parse(urnComponent, options);
		} else urnComponent.error = urnComponent.error || "URN can not be parsed.";
		return urnComponent;
	}
	/** @type {SchemeFn} */
	function urnSerialize(urnComponent, options) {
		if (urnComponent.nid === void 0) throw new Error("URN without nid cannot be serialized");
		const scheme = options.scheme || urnComponent.scheme || "urn";
		const nid = urnComponent.nid.toLowerCase();
		const schemeHandler = getSchemeHandler(`${scheme}:${options.nid || nid}`);
		if (schemeHandler) urnComponent = schemeHandler.serialize(urnComponent, options);
		const uriComponent = urnComponent;
		const nss = urnComponent.nss;
		uriComponent.path = `${nid || options.nid}:${nss}`;
		options.skipEscape = true;
		return uriComponent;
	}
	/** @type {SchemeFn} */
	function urnuuidParse(urnComponent, options) {
		const uuidComponent = urnComponent;
		uuidComponent.uuid = uuidComponent.nss;
		uuidComponent.nss = void 0;
		if (!options.tolerant && (!uuidComponent.uuid || !isUUID(uuidComponent.uuid))) uuidComponent.error = uuidComponent.error || "UUID is not valid.";
		return uuidComponent;
	}
	/** @type {SchemeFn} */
	function urnuuidSerialize(uuidComponent) {
		const urnComponent = uuidComponent;
		urnComponent.nss = (uuidComponent.uuid || "").toLowerCase();
		return urnComponent;
	}
	var http = {
		scheme: "http",
		domainHost: true,
		parse: httpParse,
		serialize: httpSerialize
	};
	var https = {
		scheme: "https",
		domainHost: http.domainHost,
		parse: httpParse,
		serialize: httpSerialize
	};
	var ws = {
		scheme: "ws",
		domainHost: true,
		parse: wsParse,
		serialize: wsSerialize
	};
	var wss = {
		scheme: "wss",
		domainHost: ws.domainHost,
		parse: ws.parse,
		serialize: ws.serialize
	};
	var urn = {
		scheme: "urn",
		parse: urnParse,
		serialize: urnSerialize,
		skipNormalize: true,
		absolutePath: true
	};
	var urnuuid = {
		scheme: "urn:uuid",
		parse: urnuuidParse,
		serialize: urnuuidSerialize,
		skipNormalize: true
	};
	/**
	* Allow-sets for `encodeWithAllow`, each a `{ all, table, allowNonAscii }`
	* descriptor built by `allowSet`:
	*
	* - `LOCAL_PART` is the intersection of upstream uri-js's VCHAR and
	*   NOT_PATH_NOSCHEME, minus ",": the serializer joins recipients with "," and
	*   `mailtoParse` splits the path on it, so a comma left literal inside a local
	*   part would silently become a recipient delimiter.
	* - `HFNAME` is the qchar allow-set used for header names/values.
	* - `DTEXT` is RFC 6068 dtext-no-obs restricted to characters that are also
	*   safe in a URI path; `DTEXT_IRI` additionally permits non-ASCII for
	*   `unicodeSupport`.
	*/
	var LOCAL_PART_ALLOWED = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~!$'()*+=";
	var HFNAME_ALLOWED = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~!$'()*+,;:@";
	var DTEXT_ALLOWED = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~!$'()*+;:";
	/**
	* @typedef {Object} AllowSet
	* @property {RegExp} all - matches a whole string needing no encoding at all.
	* @property {Uint8Array} table - per-ASCII-code allow lookup for the slow path.
	* @property {boolean} allowNonAscii - pass non-ASCII code points through (IRI).
	*/
	/**
	* `all` deliberately excludes "%" and (for the IRI variant) surrogates, so any
	* input needing escape normalization or surrogate repair falls to the slow path.
	*
	* @param {string} chars
	* @param {boolean} [allowNonAscii=false]
	* @returns {AllowSet}
	*/
	function allowSet(chars, allowNonAscii = false) {
		const table = /* @__PURE__ */ new Uint8Array(128);
		for (let i = 0; i < chars.length; i++) table[chars.charCodeAt(i)] = 1;
		const escaped = chars.replace(/[\\\]^-]/gu, "\\$&");
		const cls = allowNonAscii ? `[${escaped}]|[^\\0-\\x7F\\uD800-\\uDFFF]` : `[${escaped}]`;
		return {
			all: new RegExp(`^(?:${cls})*$`, "u"),
			table,
			allowNonAscii
		};
	}
	var LOCAL_PART = allowSet(LOCAL_PART_ALLOWED);
	var HFNAME = allowSet(HFNAME_ALLOWED);
	var DTEXT = allowSet(DTEXT_ALLOWED);
	var DTEXT_IRI = allowSet(DTEXT_ALLOWED, true);
	var HEX_PAIR = /^[\da-f]{2}$/iu;
	var MAILTO_DOMAIN_LITERAL = /^\[[\x21-\x5A\x5E-\x7E]*\]$/u;
	var MAILTO_DOMAIN_ERROR = "URI mailto has an invalid recipient domain.";
	var MAILTO_AUTHORITY_ERROR = "URI mailto must not have an authority component.";
	var HAS_SURROGATE = /[\uD800-\uDFFF]/u;
	/**
	* @param {string} str
	* @returns {string}
	*/
	function decodeHex(str) {
		if (typeof str !== "string" || str.indexOf("%") === -1) return str;
		try {
			return decodeURIComponent(str);
		} catch {
			return str;
		}
	}
	/**
	* Replaces lone surrogates with U+FFFD, leaving valid pairs intact. Only called
	* when `HAS_SURROGATE` matched, so the scan cost is not on the common path.
	* (`String.prototype.toWellFormed` would do this natively but is Node 20+.)
	*
	* @param {string} input
	* @returns {string}
	*/
	function replaceLoneSurrogates(input) {
		let result = "";
		for (let i = 0; i < input.length; i++) {
			const code = input.charCodeAt(i);
			if (code >= 55296 && code <= 56319 && i + 1 < input.length) {
				const low = input.charCodeAt(i + 1);
				if (low >= 56320 && low <= 57343) {
					result += input[i] + input[i + 1];
					i++;
					continue;
				}
			}
			result += code >= 55296 && code <= 57343 ? "�" : input[i];
		}
		return result;
	}
	/**
	* Percent-encodes everything outside `set`, preserving existing valid escapes
	* (uppercased) and repairing lone surrogates.
	*
	* ASCII uses `BYTE_HEX` rather than `encodeURIComponent`. That is equivalent
	* only because every character `encodeURIComponent` leaves unescaped
	* (`A-Za-z0-9-_.!~*'()`) is present in all of the allow-sets above, so no such
	* character ever reaches the encode branch. Re-check if a set is narrowed.
	*
	* @param {string} input
	* @param {AllowSet} set
	* @returns {string}
	*/
	function encodeWithAllow(input, set) {
		if (set.all.test(input)) return input;
		const table = set.table;
		let result = "";
		for (let i = 0; i < input.length; i++) {
			const code = input.charCodeAt(i);
			if (code < 128) {
				if (table[code] === 1) result += input[i];
				else if (code === 37 && i + 2 < input.length && HEX_PAIR.test(input.slice(i + 1, i + 3))) {
					result += "%" + input.slice(i + 1, i + 3).toUpperCase();
					i += 2;
				} else result += BYTE_HEX[code];
				continue;
			}
			if (code < 55296 || code > 57343) {
				result += set.allowNonAscii ? input[i] : percentEncodeNonAscii(code);
				continue;
			}
			if (code <= 56319 && i + 1 < input.length) {
				const low = input.charCodeAt(i + 1);
				if (low >= 56320 && low <= 57343) {
					result += set.allowNonAscii ? input[i] + input[i + 1] : percentEncodeNonAscii(65536 + (code - 55296 << 10) + (low - 56320));
					i++;
					continue;
				}
			}
			result += set.allowNonAscii ? "�" : percentEncodeNonAscii(65533);
		}
		return result;
	}
	/**
	* @param {string} domain
	* @param {import('../types/index').Options} [options]
	* @param {{error?:string}} [component]
	* @returns {string}
	*/
	function mailtoNormalizeDomain(domain, options, component) {
		const normalizedDomain = String(domain).toLowerCase();
		if (MAILTO_DOMAIN_LITERAL.test(normalizedDomain)) return normalizedDomain;
		if (normalizedDomain !== "" && !nonSimpleMailtoDomain(normalizedDomain)) return normalizedDomain;
		try {
			const parsedDomain = new URL("http://" + normalizedDomain);
			if (parsedDomain.username || parsedDomain.password || parsedDomain.port || parsedDomain.pathname !== "/" || parsedDomain.search || parsedDomain.hash || !parsedDomain.hostname) throw new Error(MAILTO_DOMAIN_ERROR);
			return options && options.unicodeSupport ? normalizedDomain : parsedDomain.hostname;
		} catch {
			if (component) component.error = component.error || MAILTO_DOMAIN_ERROR;
			return normalizedDomain;
		}
	}
	/**
	* Percent-encodes everything in a recipient domain that is not `dtext-no-obs`
	* (RFC 6068). Serialize-only: `mailtoNormalizeDomain` returns the domain
	* verbatim when validation fails, and `MAILTO_DOMAIN_LITERAL` accepts the full
	* RFC 5321 dcontent range (which includes "?", "#", "&" and "/"), so without
	* this an attacker-supplied recipient could inject header fields or a fragment
	* into the serialized URI. `mailtoParse` deliberately reports the raw domain
	* instead, so it must not use this.
	* @param {string} domain
	* @param {import('../types/index').Options} [options]
	* @returns {string}
	*/
	function mailtoEncodeDomain(domain, options) {
		const set = options && options.unicodeSupport ? DTEXT_IRI : DTEXT;
		if (domain.length > 1 && domain[0] === "[" && domain[domain.length - 1] === "]") return "[" + encodeWithAllow(domain.slice(1, -1), set) + "]";
		return encodeWithAllow(domain, set);
	}
	/**
	* @param {import('../types/index').URIComponent} component
	* @param {import('../types/index').Options} options
	* @returns {import('../types/index').URIComponent}
	*/
	function mailtoParse(component, options) {
		const mailtoComponent = component;
		let rawPath = mailtoComponent.path;
		let rawQuery = mailtoComponent.query;
		if (rawPath && HAS_SURROGATE.test(rawPath)) rawPath = replaceLoneSurrogates(rawPath);
		if (rawQuery && HAS_SURROGATE.test(rawQuery)) rawQuery = replaceLoneSurrogates(rawQuery);
		const to = rawPath ? rawPath.indexOf(",") === -1 ? [rawPath] : rawPath.split(",") : [];
		mailtoComponent.path = void 0;
		if (rawQuery) {
			/** @type {Record<string,string>|null} */
			let headers = null;
			let start = 0;
			while (start <= rawQuery.length) {
				let end = rawQuery.indexOf("&", start);
				if (end === -1) end = rawQuery.length;
				const token = rawQuery.slice(start, end);
				start = end + 1;
				const eqIdx = token.indexOf("=");
				if (eqIdx !== token.lastIndexOf("=")) {
					mailtoComponent.error = mailtoComponent.error || "URI mailto has malformed header fields.";
					continue;
				}
				const name = decodeHex(eqIdx === -1 ? token : token.slice(0, eqIdx));
				const normalizedName = name.toLowerCase();
				const value = eqIdx === -1 ? "" : token.slice(eqIdx + 1);
				if (normalizedName === "to") {
					const addrs = value.split(",");
					for (let j = 0; j < addrs.length; j++) to.push(addrs[j]);
					continue;
				}
				if (normalizedName === "subject") {
					mailtoComponent.subject = decodeHex(value);
					continue;
				}
				if (normalizedName === "body") {
					mailtoComponent.body = decodeHex(value);
					continue;
				}
				if (headers === null) headers = Object.create(null);
				headers[name] = decodeHex(value);
			}
			if (headers !== null) mailtoComponent.headers = headers;
		}
		mailtoComponent.query = void 0;
		if (to.length > 0 && (mailtoComponent.userinfo !== void 0 || mailtoComponent.host !== void 0 || mailtoComponent.port !== void 0)) {
			mailtoComponent.userinfo = void 0;
			mailtoComponent.host = void 0;
			mailtoComponent.port = void 0;
			mailtoComponent.error = mailtoComponent.error || MAILTO_AUTHORITY_ERROR;
		}
		for (let i = 0; i < to.length; i++) {
			const rawAddr = to[i];
			const atIdx = rawAddr.lastIndexOf("@");
			if (atIdx < 0) {
				mailtoComponent.error = mailtoComponent.error || MAILTO_DOMAIN_ERROR;
				to[i] = decodeHex(rawAddr);
				continue;
			}
			const local = decodeHex(rawAddr.slice(0, atIdx));
			const domain = mailtoNormalizeDomain(decodeHex(rawAddr.slice(atIdx + 1)), options, mailtoComponent);
			to[i] = local + "@" + domain;
		}
		if (to.length) mailtoComponent.to = to;
		return mailtoComponent;
	}
	/**
	* Encodes a decoded mailto header name. Unlike `encodeWithAllow`, a percent
	* sign is always data here, even when followed by two hex digits. Preserving
	* such a sequence as an existing escape would decode the name again on the
	* next parse and could turn a generic header into `to`, `subject`, or `body`.
	* @param {string} name
	* @returns {string}
	*/
	function mailtoEncodeHeaderName(name) {
		return encodeWithAllow(name.replace(/%/gu, "%25"), HFNAME);
	}
	/**
	* @param {import('../types/index').URIComponent} component
	* @param {import('../types/index').Options} options
	* @returns {import('../types/index').URIComponent}
	*/
	function mailtoSerialize(component, options) {
		const mailtoComponent = component;
		const to = Array.isArray(mailtoComponent.to) ? mailtoComponent.to.slice() : [];
		const sourceHeaders = mailtoComponent.headers && typeof mailtoComponent.headers === "object" ? Object.assign(Object.create(null), mailtoComponent.headers) : Object.create(null);
		const headers = Object.create(null);
		for (const name in sourceHeaders) {
			const normalizedName = name.toLowerCase();
			if (normalizedName === "to") {
				const addrs = String(sourceHeaders[name]).split(",");
				for (let i = 0; i < addrs.length; i++) to.push(addrs[i]);
			} else if (normalizedName === "subject" || normalizedName === "body") headers[normalizedName] = sourceHeaders[name];
			else headers[name] = sourceHeaders[name];
		}
		if (mailtoComponent.subject !== void 0) headers.subject = mailtoComponent.subject;
		if (mailtoComponent.body !== void 0) headers.body = mailtoComponent.body;
		mailtoComponent.headers = headers;
		if (to.length) {
			mailtoComponent.userinfo = void 0;
			mailtoComponent.host = void 0;
			mailtoComponent.port = void 0;
			for (let i = 0; i < to.length; i++) {
				const addr = String(to[i]);
				const atIdx = addr.lastIndexOf("@");
				const rawLocal = atIdx >= 0 ? addr.slice(0, atIdx) : addr;
				const rawDomain = atIdx >= 0 ? addr.slice(atIdx + 1) : "";
				const local = encodeWithAllow(rawLocal, LOCAL_PART);
				const normalizedDomain = mailtoNormalizeDomain(decodeHex(rawDomain), options);
				to[i] = local + "@" + mailtoEncodeDomain(normalizedDomain, options);
			}
			mailtoComponent.path = to.join(",");
			options.skipEscape = true;
		} else mailtoComponent.path = void 0;
		let query = "";
		let count = 0;
		for (const name in headers) {
			if (count++ !== 0) query += "&";
			query += mailtoEncodeHeaderName(name) + "=" + encodeWithAllow(String(headers[name]), HFNAME);
		}
		if (count !== 0) mailtoComponent.query = query;
		else mailtoComponent.headers = void 0;
		return mailtoComponent;
	}
	var SCHEMES = {
		http,
		https,
		ws,
		wss,
		urn,
		"urn:uuid": urnuuid,
		mailto: {
			scheme: "mailto",
			parse: mailtoParse,
			serialize: mailtoSerialize,
			domainHost: false,
			unicodeSupport: true,
			skipNormalize: true,
			absolutePath: true
		}
	};
	Object.setPrototypeOf(SCHEMES, null);
	/**
	* @param {string|undefined} scheme
	* @returns {SchemeHandler|undefined}
	*/
	function getSchemeHandler(scheme) {
		return scheme && (SCHEMES[scheme] || SCHEMES[scheme.toLowerCase()]) || void 0;
	}
	module.exports = {
		wsIsSecure,
		SCHEMES,
		isValidSchemeName,
		getSchemeHandler
	};
}));
// node_modules/@rjsf/utils/node_modules/fast-uri/index.js
var require_fast_uri$1 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var { normalizeIPv6, removeDotSegments, removeDotSegmentsRelative, recomposeAuthority, normalizePercentEncoding, normalizePathEncoding, serializePathEncoding, normalizeQueryFragmentEncoding, encodeQuery, encodeFragment, encodeHost, isIPv4, nonSimpleDomain } = require_utils$1();
	var { SCHEMES, getSchemeHandler } = require_schemes$1();
	var VALID_SCHEME = /^[A-Za-z][A-Za-z0-9+.-]*$/u;
	var MALFORMED_SCHEME_ERROR = "URI scheme is malformed.";
	var MALFORMED_HOST_ERROR = "URI host is malformed.";
	var FORBIDDEN_DOMAIN_HOST_CHARACTER = /[\0-\x20"#/:<>?@[\\\]^`{|}\x7F]/u;
	/**
	* RFC 3986 section 3.1 does not allow percent-encoding in a scheme, so the
	* scheme is validated as-is and never decoded. Decoding would let inert input
	* such as `%6Aavascript:` become a live `javascript:` scheme.
	*
	* @param {string} scheme
	* @returns {string}
	*/
	function validateScheme(scheme) {
		const stringScheme = String(scheme);
		if (!VALID_SCHEME.test(stringScheme)) throw new TypeError(MALFORMED_SCHEME_ERROR);
		return stringScheme;
	}
	/**
	* @template {import('./types/index').URIComponent|string} T
	* @param {T} uri
	* @param {import('./types/index').Options} [options]
	* @returns {T}
	*/
	function normalize(uri, options) {
		if (typeof uri === "string") uri = normalizeString(uri, options);
		else if (typeof uri === "object") uri = parse(serialize(uri, options), options);
		return uri;
	}
	/**
	* @param {string} baseURI
	* @param {string} relativeURI
	* @param {import('./types/index').Options} [options]
	* @returns {string}
	*/
	function resolve(baseURI, relativeURI, options) {
		const schemelessOptions = options ? Object.assign({ scheme: "null" }, options) : { scheme: "null" };
		const { parsed: baseParsed, malformedAuthorityOrPort: baseMalformed, malformedReferenceEdge: baseMalformedReferenceEdge, malformedPercentEncoding: baseMalformedPercentEncoding, malformedSchemeSpecific: baseMalformedSchemeSpecific, malformedHost: baseMalformedHost, malformedScheme: baseMalformedScheme } = parseWithStatus(baseURI, schemelessOptions);
		const { parsed: relativeParsed, malformedAuthorityOrPort: relativeMalformed, malformedReferenceEdge: relativeMalformedReferenceEdge, malformedPercentEncoding: relativeMalformedPercentEncoding, malformedSchemeSpecific: relativeMalformedSchemeSpecific, malformedHost: relativeMalformedHost, malformedScheme: relativeMalformedScheme } = parseWithStatus(relativeURI, schemelessOptions);
		if (baseMalformed || relativeMalformed || baseMalformedReferenceEdge || relativeMalformedReferenceEdge || baseMalformedPercentEncoding || relativeMalformedPercentEncoding || baseMalformedSchemeSpecific || relativeMalformedSchemeSpecific || baseMalformedHost || relativeMalformedHost || baseMalformedScheme || relativeMalformedScheme) throw new Error(baseParsed.error || relativeParsed.error || "URI is malformed.");
		const resolved = resolveComponent(baseParsed, relativeParsed, schemelessOptions, true);
		const resolvedSchemeHandler = getSchemeHandler(options && options.scheme || resolved.scheme);
		const resolvedHost = resolved.host;
		if ((resolved.scheme === "http" || resolved.scheme === "https") && !resolvedHost) throw new Error("HTTP URIs must have a host.");
		const resolvedHostIsIP = resolvedHost !== void 0 && resolvedHost !== "" && (isIPv4(resolvedHost) || normalizeIPv6(resolvedHost).isIPV6);
		if (hasForbiddenDomainHost(resolved, options || {}, resolvedSchemeHandler, resolvedHostIsIP)) throw new Error(MALFORMED_HOST_ERROR);
		canonicalizeHost(resolved, options || {}, resolvedSchemeHandler, resolvedHostIsIP);
		const encodedASCIIHost = resolvedHost && resolvedHost.indexOf("%") !== -1 && !/\P{ASCII}/u.test(resolvedHost);
		if (resolved.error && !encodedASCIIHost) throw new Error(resolved.error);
		schemelessOptions.skipEscape = true;
		if (resolvedSchemeHandler && resolvedSchemeHandler.absolutePath) schemelessOptions.absolutePath = true;
		return serialize(resolved, schemelessOptions);
	}
	/**
	* Copies a host component together with its parse-time zone identifier (if
	* any), so downstream recomposition does not re-derive an IPv6 zone from the
	* ambiguous single-"%" component form. The zone is validated on use by
	* `recomposeAuthority` rather than blindly trusted.
	*
	* @param {import('./types/index').URIComponent} target
	* @param {import('./types/index').URIComponent} source
	*/
	function copyHost(target, source) {
		target.host = source.host;
		if (source.ipv6Zone !== void 0) target.ipv6Zone = source.ipv6Zone;
	}
	/**
	* @param {import ('./types/index').URIComponent} base
	* @param {import ('./types/index').URIComponent} relative
	* @param {import('./types/index').Options} [options]
	* @param {boolean} [skipNormalization=false]
	* @returns {import ('./types/index').URIComponent}
	*/
	function resolveComponent(base, relative, options, skipNormalization) {
		/** @type {import('./types/index').URIComponent} */
		const target = {};
		if (!skipNormalization) {
			base = parse(serialize(base, options), options);
			relative = parse(serialize(relative, options), options);
		}
		options = options || {};
		if (!options.tolerant && relative.scheme) {
			target.scheme = relative.scheme;
			target.userinfo = relative.userinfo;
			copyHost(target, relative);
			target.port = relative.port;
			const relativeSchemeHandler = getSchemeHandler(relative.scheme);
			target.path = relativeSchemeHandler && relativeSchemeHandler.absolutePath ? relative.path || "" : removeDotSegments(relative.path || "");
			target.query = relative.query;
		} else {
			if (relative.userinfo !== void 0 || relative.host !== void 0 || relative.port !== void 0) {
				target.userinfo = relative.userinfo;
				copyHost(target, relative);
				target.port = relative.port;
				target.path = removeDotSegments(relative.path || "");
				target.query = relative.query;
			} else {
				if (!relative.path) {
					target.path = base.path;
					if (relative.query !== void 0) target.query = relative.query;
					else target.query = base.query;
				} else {
					if (relative.path[0] === "/") target.path = removeDotSegments(relative.path);
					else {
						const baseHasAuthority = base.userinfo !== void 0 || base.host !== void 0 || base.port !== void 0;
						if (baseHasAuthority && !base.path) target.path = "/" + relative.path;
						else if (!base.path) target.path = relative.path;
						else target.path = base.path.slice(0, base.path.lastIndexOf("/") + 1) + relative.path;
						target.path = base.scheme === void 0 && !baseHasAuthority && target.path[0] !== "/" ? removeDotSegmentsRelative(target.path) : removeDotSegments(target.path);
					}
					target.query = relative.query;
				}
				target.userinfo = base.userinfo;
				copyHost(target, base);
				target.port = base.port;
			}
			target.scheme = base.scheme;
		}
		target.fragment = relative.fragment;
		return target;
	}
	/**
	* @param {import ('./types/index').URIComponent|string} uriA
	* @param {import ('./types/index').URIComponent|string} uriB
	* @param {import ('./types/index').Options} options
	* @returns {boolean}
	*/
	function equal(uriA, uriB, options) {
		const normalizedA = normalizeComparableURI(uriA, options);
		const normalizedB = normalizeComparableURI(uriB, options);
		return normalizedA !== void 0 && normalizedB !== void 0 && normalizedA === normalizedB;
	}
	/**
	* @param {Readonly<import('./types/index').URIComponent>} cmpts
	* @param {import('./types/index').Options} [opts]
	* @returns {string}
	*/
	function serialize(cmpts, opts) {
		const component = {
			host: cmpts.host,
			ipv6Zone: cmpts.ipv6Zone,
			scheme: cmpts.scheme,
			userinfo: cmpts.userinfo,
			port: cmpts.port,
			path: cmpts.path,
			query: cmpts.query,
			nid: cmpts.nid,
			nss: cmpts.nss,
			uuid: cmpts.uuid,
			fragment: cmpts.fragment,
			reference: cmpts.reference,
			resourceName: cmpts.resourceName,
			secure: cmpts.secure,
			to: cmpts.to,
			subject: cmpts.subject,
			body: cmpts.body,
			headers: cmpts.headers,
			error: ""
		};
		const options = Object.assign({}, opts);
		const uriTokens = [];
		if (component.scheme) component.scheme = validateScheme(component.scheme);
		const schemeHandler = getSchemeHandler(options.scheme || component.scheme);
		if (schemeHandler && schemeHandler.serialize) schemeHandler.serialize(component, options);
		const hasAuthority = component.userinfo !== void 0 || component.host !== void 0 || component.port !== void 0;
		const schemelessReference = (component.scheme === void 0 || options.reference === "suffix") && !hasAuthority;
		const pathNoScheme = !options.skipEscape && schemelessReference;
		if (component.path !== void 0) {
			if (!options.skipEscape) component.path = serializePathEncoding(component.path, pathNoScheme);
			else component.path = normalizePercentEncoding(component.path);
		}
		if (options.reference !== "suffix" && component.scheme) {
			component.scheme = validateScheme(component.scheme);
			uriTokens.push(component.scheme, ":");
		}
		const authority = recomposeAuthority(component, options.unicodeSupport === true || Boolean(schemeHandler && schemeHandler.unicodeSupport));
		if (authority !== void 0) {
			if (options.reference !== "suffix") uriTokens.push("//");
			uriTokens.push(authority);
			if (component.path && component.path[0] !== "/") uriTokens.push("/");
		}
		if (component.path !== void 0) {
			let s = component.path;
			if (!options.absolutePath && (!schemeHandler || !schemeHandler.absolutePath)) s = schemelessReference && s[0] !== "/" ? removeDotSegmentsRelative(s) : removeDotSegments(s);
			if (schemelessReference) s = serializePathEncoding(s, true);
			if (authority === void 0 && s[0] === "/" && s[1] === "/") s = "/%2F" + s.slice(2);
			uriTokens.push(s);
		}
		if (component.query !== void 0) uriTokens.push("?", encodeQuery(component.query));
		if (component.fragment !== void 0) uriTokens.push("#", encodeFragment(component.fragment));
		return uriTokens.join("");
	}
	var URI_PARSE = /^(?:([^#/:?]+):)?(?:\/\/((?:([^#/?@]*)@)?(\[[^#/?\]]+\]|[^#/:?]*)(?::(\d*))?))?([^#?]*)(?:\?([^#]*))?(?:#((?:.|[\n\r])*))?/u;
	var AUTHORITY_PREFIX = /^(?:[^#/:?]+:)?\/\/([^/?#]*)/;
	var AUTHORITY_INTRODUCER_REGION = /^(?:[^#/:?]+:)?([/\\\t\n\r]*)/;
	/**
	* @param {import('./types/index').URIComponent} parsed
	* @param {RegExpMatchArray} matches
	* @returns {string|undefined}
	*/
	function getParseError(parsed, matches) {
		if (matches[2] !== void 0 && parsed.path && parsed.path[0] !== "/") return "URI path must start with \"/\" when authority is present.";
		if (typeof parsed.port === "number" && (parsed.port < 0 || parsed.port > 65535)) return "URI port is malformed.";
	}
	/**
	* Checks percent syntax without decoding the represented octets. RFC 3986
	* percent-encoding is byte-oriented, so sequences such as `%FF` are valid even
	* though they are not independently valid UTF-8.
	*
	* @param {string|undefined} component
	* @returns {boolean}
	*/
	function hasMalformedPercentEncoding(component) {
		if (component === void 0) return false;
		let percent = component.indexOf("%");
		while (percent !== -1) {
			if (percent + 2 >= component.length || !/^[\da-f]{2}$/iu.test(component.slice(percent + 1, percent + 3))) return true;
			percent = component.indexOf("%", percent + 3);
		}
		return false;
	}
	/**
	* Whether the host is a bracketed IP literal (RFC 3986 `IP-literal`).
	* An unterminated `[` is not a literal, so it must still be validated as a
	* reg-name instead of being waved through as an IP.
	*
	* @param {string} host
	* @returns {boolean}
	*/
	function isIPLiteral(host) {
		return host[0] === "[" && host[host.length - 1] === "]";
	}
	/**
	* @param {RegExpMatchArray} matches
	* @returns {boolean}
	*/
	function hasMalformedComponentPercentEncoding(matches) {
		const host = matches[4];
		return hasMalformedPercentEncoding(matches[3]) || host !== void 0 && !isIPLiteral(host) && hasMalformedPercentEncoding(host) || hasMalformedPercentEncoding(matches[6]) || hasMalformedPercentEncoding(matches[7]) || hasMalformedPercentEncoding(matches[8]);
	}
	/**
	* @param {import('./types/index').URIComponent} parsed
	* @param {import('./types/index').Options} options
	* @param {{ domainHost?: boolean, unicodeSupport?: boolean }|undefined} schemeHandler
	* @param {boolean} isIP
	* @returns {boolean} whether host conversion failed
	*/
	function canonicalizeHost(parsed, options, schemeHandler, isIP) {
		const bracketedIPLiteral = parsed.host && parsed.host[0] === "[" && parsed.host[parsed.host.length - 1] === "]";
		if (hasForbiddenDomainHost(parsed, options, schemeHandler, isIP)) {
			parsed.error = parsed.error || MALFORMED_HOST_ERROR;
			return true;
		}
		if (!options.unicodeSupport && (!schemeHandler || !schemeHandler.unicodeSupport) && parsed.host && !isIPLiteral(parsed.host) && (options.domainHost || schemeHandler && schemeHandler.domainHost) && isIP === false && !bracketedIPLiteral && nonSimpleDomain(parsed.host)) {
			let url;
			try {
				url = new URL("http://" + parsed.host);
			} catch (e) {
				parsed.error = parsed.error || "Host's domain name can not be converted to ASCII: " + e;
				return true;
			}
			if (!isHostOnlyURL(url)) {
				parsed.error = parsed.error || MALFORMED_HOST_ERROR;
				return true;
			}
			parsed.host = url.hostname;
		}
		return false;
	}
	/**
	* Whether a domain host contains an ASCII character that RFC 3986 does not
	* allow in a reg-name (unreserved, sub-delims, or pct-encoded). Such a host is
	* rejected instead of being handed to the WHATWG URL parser, which would treat
	* "@" as a userinfo delimiter (silently dropping the data before it) and strip
	* TAB, LF, and CR. Non-ASCII characters remain allowed for IDNs.
	*
	* @param {import('./types/index').URIComponent} parsed
	* @param {import('./types/index').Options} options
	* @param {{ domainHost?: boolean }|undefined} schemeHandler
	* @param {boolean} isIP
	* @returns {boolean}
	*/
	function hasForbiddenDomainHost(parsed, options, schemeHandler, isIP) {
		return Boolean(parsed.host && isIP === false && !isIPLiteral(parsed.host) && (options.domainHost || schemeHandler && schemeHandler.domainHost) && FORBIDDEN_DOMAIN_HOST_CHARACTER.test(parsed.host));
	}
	/**
	* @param {URL} url
	* @returns {boolean}
	*/
	function isHostOnlyURL(url) {
		return url.username === "" && url.password === "" && url.port === "" && url.pathname === "/" && url.search === "" && url.hash === "" && url.hostname !== "";
	}
	/**
	* @param {string} uri
	* @param {import('./types/index').Options} [opts]
	* @returns {{ parsed: import('./types/index').URIComponent, malformedAuthorityOrPort: boolean, malformedReferenceEdge: boolean, malformedPercentEncoding: boolean, malformedSchemeSpecific: boolean, malformedHost: boolean, malformedScheme: boolean }}
	*/
	function parseWithStatus(uri, opts) {
		const options = Object.assign({}, opts);
		/** @type {import('./types/index').URIComponent} */
		const parsed = {
			scheme: void 0,
			userinfo: void 0,
			host: "",
			port: void 0,
			path: "",
			query: void 0,
			fragment: void 0
		};
		let malformedAuthorityOrPort = false;
		const malformedReferenceEdge = uri.length !== 0 && (uri.charCodeAt(0) <= 32 || uri.charCodeAt(uri.length - 1) <= 32);
		let malformedPercentEncoding = false;
		let malformedSchemeSpecific = false;
		let malformedHost = false;
		let malformedIPLiteral = false;
		let malformedScheme = false;
		let isIP = false;
		if (options.reference === "suffix") {
			if (options.scheme) uri = options.scheme + ":" + uri;
			else uri = "//" + uri;
		}
		const authorityMatch = uri.match(AUTHORITY_PREFIX);
		if (authorityMatch !== null && authorityMatch[1].indexOf("\\") !== -1) {
			parsed.error = "URI authority must not contain a literal backslash.";
			malformedAuthorityOrPort = true;
		}
		const introducerMatch = uri.match(AUTHORITY_INTRODUCER_REGION);
		if (introducerMatch !== null) {
			const region = introducerMatch[1];
			const normalizedRegion = region.replace(/[\t\n\r]/g, "");
			if (normalizedRegion.length >= 2) {
				if (normalizedRegion.slice(0, 2) !== "//") {
					parsed.error = parsed.error || "URI authority must not contain a literal backslash.";
					malformedAuthorityOrPort = true;
				} else if (region.length !== normalizedRegion.length) {
					parsed.error = parsed.error || "URI authority introducer must not contain whitespace.";
					malformedAuthorityOrPort = true;
				}
			}
		}
		if (malformedReferenceEdge) parsed.error = parsed.error || "URI must not contain leading or trailing C0 controls or spaces.";
		const matches = uri.match(URI_PARSE);
		if (matches) {
			parsed.scheme = matches[1];
			parsed.userinfo = matches[3];
			parsed.host = matches[4];
			parsed.port = parseInt(matches[5], 10);
			parsed.path = matches[6] || "";
			parsed.query = matches[7];
			parsed.fragment = matches[8];
			if (parsed.scheme !== void 0) {
				if (VALID_SCHEME.test(parsed.scheme)) parsed.scheme = parsed.scheme.toLowerCase();
				else {
					parsed.error = parsed.error || MALFORMED_SCHEME_ERROR;
					malformedScheme = true;
				}
			}
			malformedPercentEncoding = hasMalformedComponentPercentEncoding(matches);
			if (malformedPercentEncoding) parsed.error = parsed.error || "URI contains malformed percent-encoding.";
			if (isNaN(parsed.port)) parsed.port = matches[5];
			const parseError = getParseError(parsed, matches);
			if (parseError !== void 0) {
				parsed.error = parsed.error || parseError;
				malformedAuthorityOrPort = true;
			}
			if (parsed.host) {
				if (isIPv4(parsed.host) === false) {
					const bracketedIPLiteral = isIPLiteral(parsed.host);
					const hasIPLiteralBracket = parsed.host.indexOf("[") !== -1 || parsed.host.indexOf("]") !== -1;
					const ipv6result = normalizeIPv6(parsed.host);
					isIP = ipv6result.isIPV6 || ipv6result.isIPVFuture === true;
					malformedIPLiteral = hasIPLiteralBracket && (!bracketedIPLiteral || ipv6result.error === true);
					parsed.host = isIP ? ipv6result.host : ipv6result.host.toLowerCase();
					if (isIP && ipv6result.isIPV6 === true && parsed.host.indexOf("%") !== -1) parsed.ipv6Zone = parsed.host.slice(parsed.host.indexOf("%") + 1);
					if (malformedIPLiteral) {
						parsed.error = parsed.error || MALFORMED_HOST_ERROR;
						malformedAuthorityOrPort = true;
					}
				} else isIP = true;
			}
			if (parsed.scheme === void 0 && parsed.userinfo === void 0 && parsed.host === void 0 && parsed.port === void 0 && parsed.query === void 0 && !parsed.path) parsed.reference = "same-document";
			else if (parsed.scheme === void 0) parsed.reference = "relative";
			else if (parsed.fragment === void 0) parsed.reference = "absolute";
			else parsed.reference = "uri";
			if (options.reference && options.reference !== "suffix" && options.reference !== parsed.reference) parsed.error = parsed.error || "URI is not a " + options.reference + " reference.";
			const schemeHandler = getSchemeHandler(options.scheme || parsed.scheme);
			if (!malformedIPLiteral) malformedHost = canonicalizeHost(parsed, options, schemeHandler, isIP);
			if (parsed.host !== void 0 && !malformedIPLiteral) {
				let host = parsed.host;
				if (uri.indexOf("%") !== -1 && !isIP) {
					host = normalizePercentEncoding(host, true);
					host = normalizePercentEncoding(host.toLowerCase());
				}
				if (options.scheme !== "null") {
					const allowNonAsciiHost = options.unicodeSupport === true || Boolean(schemeHandler && schemeHandler.unicodeSupport);
					parsed.host = encodeHost(host, isIP, allowNonAsciiHost);
				} else parsed.host = host;
			}
			if (!schemeHandler || schemeHandler && !schemeHandler.skipNormalize) {
				if (parsed.path) parsed.path = normalizePathEncoding(parsed.path);
				if (parsed.query) parsed.query = normalizeQueryFragmentEncoding(parsed.query);
				if (parsed.fragment) parsed.fragment = normalizeQueryFragmentEncoding(parsed.fragment);
			}
			if (schemeHandler && schemeHandler.parse) {
				schemeHandler.parse(parsed, options);
				if (schemeHandler === SCHEMES.urn && parsed.nid === void 0) malformedSchemeSpecific = true;
			}
		} else parsed.error = parsed.error || "URI can not be parsed.";
		return {
			parsed,
			malformedAuthorityOrPort,
			malformedReferenceEdge,
			malformedPercentEncoding,
			malformedSchemeSpecific,
			malformedHost,
			malformedScheme
		};
	}
	/**
	* @param {string} uri
	* @param {import('./types/index').Options} [opts]
	* @returns
	*/
	function parse(uri, opts) {
		return parseWithStatus(uri, opts).parsed;
	}
	/**
	* @param {string} uri
	* @param {import('./types/index').Options} [opts]
	* @returns {string}
	*/
	function normalizeString(uri, opts) {
		return normalizeStringWithStatus(uri, opts).normalized;
	}
	/**
	* @param {string} uri
	* @param {import('./types/index').Options} [opts]
	* @returns {{ normalized: string, malformedAuthorityOrPort: boolean, malformedReferenceEdge: boolean, malformedPercentEncoding: boolean, malformedSchemeSpecific: boolean, malformedHost: boolean, malformedScheme: boolean }}
	*/
	function normalizeStringWithStatus(uri, opts) {
		const { parsed, malformedAuthorityOrPort, malformedReferenceEdge, malformedPercentEncoding, malformedSchemeSpecific, malformedHost, malformedScheme } = parseWithStatus(uri, opts);
		return {
			normalized: malformedAuthorityOrPort || malformedReferenceEdge || malformedPercentEncoding || malformedSchemeSpecific || malformedHost || malformedScheme ? uri : serialize(parsed, opts),
			malformedAuthorityOrPort,
			malformedReferenceEdge,
			malformedPercentEncoding,
			malformedSchemeSpecific,
			malformedHost,
			malformedScheme
		};
	}
	/**
	* @param {import ('./types/index').URIComponent|string} uri
	* @param {import('./types/index').Options} [opts]
	* @returns {string|undefined}
	*/
	function normalizeComparableURI(uri, opts) {
		if (typeof uri !== "string" && typeof uri !== "object") return;
		let value;
		try {
			value = typeof uri === "string" ? uri : serialize(uri, opts);
		} catch {
			return;
		}
		const { normalized, malformedAuthorityOrPort, malformedReferenceEdge, malformedPercentEncoding, malformedSchemeSpecific, malformedHost, malformedScheme } = normalizeStringWithStatus(value, opts);
		return malformedAuthorityOrPort || malformedReferenceEdge || malformedPercentEncoding || malformedSchemeSpecific || malformedHost || malformedScheme ? void 0 : normalized;
	}
	var fastUri = {
		SCHEMES,
		normalize,
		resolve,
		resolveComponent,
		equal,
		serialize,
		parse
	};
	module.exports = fastUri;
	module.exports.default = fastUri;
	module.exports.fastUri = fastUri;
}));
// node_modules/jsonpointer/jsonpointer.js
var require_jsonpointer = /* @__PURE__ */ __commonJSMin(((exports) => {
	var hasExcape = /~/;
	var escapeMatcher = /~[01]/g;
	function escapeReplacer(m) {
		switch (m) {
			case "~1": return "/";
			case "~0": return "~";
		}
		throw new Error("Invalid tilde escape: " + m);
	}
	function untilde(str) {
		if (!hasExcape.test(str)) return str;
		return str.replace(escapeMatcher, escapeReplacer);
	}
	function compilePointer(pointer) {
		if (typeof pointer === "string") {
			pointer = pointer.split("/");
			if (pointer[0] === "") return pointer;
			throw new Error("Invalid JSON pointer.");
		} else if (Array.isArray(pointer)) {
			for (const part of pointer) if (typeof part !== "string" && typeof part !== "number") throw new Error("Invalid JSON pointer. Must be of type string or number.");
			return pointer;
		}
		throw new Error("Invalid JSON pointer.");
	}
	function get(obj, pointer) {
		if (typeof obj !== "object") throw new Error("Invalid input object.");
		pointer = compilePointer(pointer);
		var len = pointer.length;
		if (len === 1) return obj;
		for (var p = 1; p < len;) {
			obj = obj[untilde(pointer[p++])];
			if (len === p) return obj;
			if (typeof obj !== "object" || obj === null) return void 0;
		}
	}
	exports.get = get;
}));
// node_modules/@rjsf/utils/lib/findSchemaDefinition.js
var import_fast_uri = /* @__PURE__ */ __toESM(require_fast_uri$1(), 1);
var import_jsonpointer = /* @__PURE__ */ __toESM(require_jsonpointer(), 1);
/** Looks for the `$id` pointed by `ref` in the schema definitions embedded in
* a JSON Schema bundle
*
* @param schema - The schema wherein `ref` should be searched
* @param ref - The `$id` of the reference to search for
* @returns - The schema matching the reference, or `undefined` if no match is found
*/
function findEmbeddedSchemaRecursive(schema, ref) {
	if ("$id" in schema && import_fast_uri.default.equal(schema["$id"], ref)) return schema;
	for (const subSchema of Object.values(schema)) if (Array.isArray(subSchema)) {
		for (const item of subSchema) if (isObject(item)) {
			const result = findEmbeddedSchemaRecursive(item, ref);
			if (result !== void 0) return result;
		}
	} else if (isObject(subSchema)) {
		const result = findEmbeddedSchemaRecursive(subSchema, ref);
		if (result !== void 0) return result;
	}
}
/** Parses a JSONSchema and makes all references absolute with respect to
* the `baseURI` argument
* @param schema - The schema to be processed
* @param baseURI - The base URI to be used for resolving relative references
*/
function makeAllReferencesAbsolute(schema, baseURI) {
	const currentURI = schema["$id"] ?? baseURI;
	let result = schema;
	if ("$ref" in result) result = {
		...result,
		[REF_KEY]: import_fast_uri.default.resolve(currentURI, result[REF_KEY])
	};
	for (const [key, subSchema] of Object.entries(result)) if (Array.isArray(subSchema)) result = {
		...result,
		[key]: subSchema.map((item) => isObject(item) ? makeAllReferencesAbsolute(item, currentURI) : item)
	};
	else if (isObject(subSchema)) result = {
		...result,
		[key]: makeAllReferencesAbsolute(subSchema, currentURI)
	};
	return result;
}
/** Splits out the value at the `key` in `object` from the `object`, returning an array that contains in the first
* location, the `object` minus the `key: value` and in the second location the `value`.
*
* @param key - The key from the object to extract
* @param object - The object from which to extract the element
* @returns - An array with the first value being the object minus the `key` element and the second element being the
*      value from `object[key]`
*/
function splitKeyElementFromObject(key, object) {
	const { [key]: value, ...remaining } = object;
	return [remaining, value];
}
/** Given the name of a `$ref` from within a schema, using the `rootSchema`, recursively look up and return the
* sub-schema using the path provided by that reference. If `#` is not the first character of the reference, the path
* does not exist in the schema, or the reference resolves circularly back to itself, then throw an Error.
* Otherwise return the sub-schema. Also deals with nested `$ref`s in the sub-schema.
*
* @param $ref - The ref string for which the schema definition is desired
* @param [rootSchema={}] - The root schema in which to search for the definition
* @param recurseList - List of $refs already resolved to prevent recursion
* @param [baseURI=rootSchema['$id']] - The base URI to be used for resolving relative references
* @returns - The sub-schema within the `rootSchema` which matches the `$ref` if it exists
* @throws - Error indicating that no schema for that reference could be resolved
*/
function findSchemaDefinitionRecursive($ref, rootSchema = {}, recurseList = [], baseURI = rootSchema["$id"]) {
	const ref = $ref || "";
	let current = void 0;
	let currentBaseURI = baseURI;
	if (ref.startsWith("#")) {
		const decodedRef = decodeURIComponent(ref.substring(1));
		if (currentBaseURI === void 0 || "$id" in rootSchema && rootSchema["$id"] === currentBaseURI) current = import_jsonpointer.get(rootSchema, decodedRef);
		else if (rootSchema["$schema"] === "https://json-schema.org/draft/2020-12/schema") {
			current = findEmbeddedSchemaRecursive(rootSchema, currentBaseURI.replace(/\/$/, ""));
			if (current !== void 0) current = import_jsonpointer.get(current, decodedRef);
		}
	} else if (rootSchema["$schema"] === "https://json-schema.org/draft/2020-12/schema") {
		const [refId, ...refAnchor] = (currentBaseURI ? import_fast_uri.default.resolve(currentBaseURI, ref) : ref).replace(/#\/?$/, "").split("#");
		current = findEmbeddedSchemaRecursive(rootSchema, refId.replace(/\/$/, ""));
		if (current !== void 0) {
			currentBaseURI = current["$id"];
			if (refAnchor.length > 0) current = import_jsonpointer.get(current, decodeURIComponent(refAnchor.join("#")));
		}
	}
	if (current === void 0) throw new Error(`Could not find a definition for ${$ref}.`);
	const nextRef = current[REF_KEY];
	if (nextRef) {
		if (recurseList.includes(nextRef)) {
			if (recurseList.length === 1) throw new Error(`Definition for ${$ref} is a circular reference`);
			const [firstRef, ...restRefs] = recurseList;
			const circularPath = [
				...restRefs,
				ref,
				firstRef
			].join(" -> ");
			throw new Error(`Definition for ${firstRef} contains a circular reference through ${circularPath}`);
		}
		const [remaining, theRef] = splitKeyElementFromObject(REF_KEY, current);
		const subSchema = findSchemaDefinitionRecursive(theRef, rootSchema, [...recurseList, ref], currentBaseURI);
		if (Object.keys(remaining).length > 0) {
			if (rootSchema["$schema"] === "https://json-schema.org/draft/2019-09/schema" || rootSchema["$schema"] === "https://json-schema.org/draft/2020-12/schema") return { [ALL_OF_KEY]: [remaining, subSchema] };
			return {
				...remaining,
				...subSchema
			};
		}
		return subSchema;
	}
	return current;
}
/** Given the name of a `$ref` from within a schema, using the `rootSchema`, look up and return the sub-schema using the
* path provided by that reference. If `#` is not the first character of the reference, the path does not exist in
* the schema, or the reference resolves circularly back to itself, then throw an Error. Otherwise return the
* sub-schema. Also deals with nested `$ref`s in the sub-schema.
*
* @param $ref - The ref string for which the schema definition is desired
* @param [rootSchema={}] - The root schema in which to search for the definition
* @param [baseURI=rootSchema['$id']] - The base URI to be used for resolving relative references
* @returns - The sub-schema within the `rootSchema` which matches the `$ref` if it exists
* @throws - Error indicating that no schema for that reference could be resolved
*/
function findSchemaDefinition($ref, rootSchema = {}, baseURI = rootSchema["$id"]) {
	return findSchemaDefinitionRecursive($ref, rootSchema, [], baseURI);
}
// node_modules/@rjsf/utils/lib/pathUtils.js
/** Matches unsigned integer strings that represent valid array indexes */
var reIsIndex = /^(?:0|[1-9]\d*)$/;
/** Converts a dotted path string, such as produced for validation error properties, into its list of
* path segments. Array indexes may be written bracketed (`'a[0].b'`) or dotted (`'a.0.b'`), and empty
* segments — from a leading `.`, a trailing `.` or a `..` run — are dropped.
*
* Only the grammar RJSF itself produces is supported: dots and brackets are always separators, so
* quoted keys are not recognized and keys containing dots must be addressed with a segment list
* instead of a string.
*
* @param path - The string path to convert, such as `'.level1.level2[2].level3'`
* @returns - The list of path segments, such as `['level1', 'level2', '2', 'level3']`
*/
function toPath(path) {
	return path.split(/[.[\]]+/).filter(Boolean);
}
/** Normalizes an `ObjectPath` into a list of path segments, wrapping a single key into a one-element list */
function normalizePath(path) {
	return Array.isArray(path) ? path : [path];
}
/** Determines whether a path segment could mutate the prototype chain. Only `__proto__` can: assigning to it
* invokes the prototype setter rather than creating an own property. `constructor` and `prototype` are safe
* here — and are legal JSON Schema property names — because both reads and writes below are own-property-only,
* so `['constructor', 'prototype', 'polluted']` shadows `constructor` with a fresh object instead of walking
* into `Object.prototype`. Only writes need this check; reads are already own-property-only
*/
function isUnsafeSegment(segment) {
	return segment === "__proto__";
}
/** Determines whether a path segment represents a valid array index */
function isIndex(segment) {
	return typeof segment === "number" ? Number.isInteger(segment) && segment >= 0 : reIsIndex.test(segment);
}
/** Determines whether `value` can hold properties, i.e. is an object (arrays included) or a function */
function isSettable(value) {
	return value != null && (typeof value === "object" || typeof value === "function");
}
/** Gets the value at `path` of `obj`, returning `defaultValue` when the resolved value is `undefined`
*
* Every segment must be an OWN property, matching {@link hasByPath}, so the two can be used as a
* guard/read pair. Inherited members are never resolved: `getByPath({}, 'toString')` returns
* `defaultValue`, not `Function.prototype.toString`. For the plain form data and schemas RJSF navigates,
* an inherited member is never data, and the own-property rule also makes prototype internals such as
* `__proto__` unreachable unless they are genuine own data keys
*
* An empty segment list resolves to nothing, so `defaultValue` is returned. This matches {@link hasByPath},
* which is `false` for an empty path, and keeps a computed-but-empty path (`toPath('')` for a root-level
* validation error, say) from resolving to the whole object
*
* The value at a runtime-computed path cannot be known statically, so `R` is the CALLER'S declaration of
* the expected type (like `Map.get()`); it defaults to `unknown`, which forces narrowing when no type is given
*
* @param obj - The object to query
* @param path - The single key or list of path segments at which to get the value
* @param [defaultValue] - The value returned when the resolved value is `undefined`
* @returns - The resolved value, otherwise `defaultValue`
*/
function getByPath(obj, path, defaultValue) {
	let current;
	if (!Array.isArray(path)) current = isSettable(obj) && Object.hasOwn(obj, path) ? obj[path] : void 0;
	else if (path.length === 0) current = void 0;
	else {
		current = obj;
		for (let i = 0; i < path.length; i++) {
			const segment = path[i];
			if (!isSettable(current) || !Object.hasOwn(current, segment)) {
				current = void 0;
				break;
			}
			current = current[segment];
		}
	}
	return current === void 0 ? defaultValue : current;
}
/** Sets `value` at `path` of `obj`, mutating and returning `obj`. Missing intermediate containers are
* created: arrays when the next segment is a valid array index, plain objects otherwise (or always plain
* objects when `createIntermediateObjects` is true)
*
* A `__proto__` segment is refused in any position — assigning to it would mutate the prototype chain rather
* than create an own property — and the write is silently skipped. Every other key, `constructor` and
* `prototype` included, is written as an own property
*
* @param obj - The object to modify
* @param path - The single key or list of path segments at which to set the value
* @param value - The value to set
* @param [createIntermediateObjects] - When true, always create plain objects for missing intermediate
*        containers, even for numeric path segments
* @returns - The mutated `obj`
*/
function setByPath(obj, path, value, createIntermediateObjects = false) {
	if (!isSettable(obj)) return obj;
	if (!Array.isArray(path)) {
		if (!isUnsafeSegment(path)) {
			const target = obj;
			target[path] = value;
		}
		return obj;
	}
	const segments = path;
	if (segments.some(isUnsafeSegment)) return obj;
	let current = obj;
	for (let i = 0; i < segments.length; i++) {
		const segment = segments[i];
		if (i === segments.length - 1) current[segment] = value;
		else {
			const existing = Object.hasOwn(current, segment) ? current[segment] : void 0;
			if (isSettable(existing)) current = existing;
			else {
				const next = createIntermediateObjects || !isIndex(segments[i + 1]) ? {} : [];
				current[segment] = next;
				/* v8 ignore next -- a fresh {} or [] is always settable; the guard exists only to narrow the type */
				if (isSettable(next)) current = next;
			}
		}
	}
	return obj;
}
/** Determines whether `obj` has an own property at `path`
*
* Every segment is checked with `Object.hasOwn()`, so inherited properties report `false` —
* `hasByPath({}, 'toString')` is `false`. {@link getByPath} applies the same own-property rule, so the
* two can be used as a guard/read pair
*
* @param obj - The object to query
* @param path - The single key or list of path segments to check for
* @returns - True if the own property exists at `path`, otherwise false
*/
function hasByPath(obj, path) {
	if (!Array.isArray(path)) return isSettable(obj) && Object.hasOwn(obj, path);
	let current = obj;
	for (let i = 0; i < path.length; i++) {
		if (!isSettable(current) || !Object.hasOwn(current, path[i])) return false;
		current = current[path[i]];
	}
	return path.length > 0;
}
/** Removes the own property at `path` of `obj`, mutating `obj`
*
* Both the parent lookup and the delete are own-property-only, so no segment can reach the prototype chain and
* no `UNSAFE_SEGMENTS`-style guard is needed: deleting a `__proto__` that is not an own property is a no-op
*
* @param obj - The object to modify
* @param path - The single key or list of path segments at which to remove the property
* @returns - True if the property was removed or did not exist, otherwise false
*/
function unsetByPath(obj, path) {
	const segments = normalizePath(path);
	if (segments.length === 0) return true;
	const parent = segments.length > 1 ? getByPath(obj, segments.slice(0, -1)) : obj;
	if (parent == null) return true;
	try {
		return Reflect.deleteProperty(parent, segments[segments.length - 1]);
	} catch {
		return false;
	}
}
// node_modules/@rjsf/utils/lib/getDiscriminatorFieldFromSchema.js
/** Returns the `discriminator.propertyName` when defined in the `schema` if it is a string. A warning is generated when
* it is not a string. Returns `undefined` when a valid discriminator is not present.
*
* @param schema - The schema from which the discriminator is potentially obtained
* @returns - The `discriminator.propertyName` if it exists in the schema, otherwise `undefined`
*/
function getDiscriminatorFieldFromSchema(schema) {
	let discriminator;
	const maybeString = getByPath(schema, DISCRIMINATOR_PATH);
	if (typeof maybeString === "string") discriminator = maybeString;
	else if (maybeString !== void 0) console.warn(`Expecting discriminator to be a string, got "${typeof maybeString}" instead`);
	return discriminator;
}
// node_modules/@rjsf/utils/lib/guessType.js
/** Given a specific `value` attempts to guess the type of a schema element. In the case where we have to implicitly
*  create a schema, it is useful to know what type to use based on the data we are defining.
*
* @param value - The value from which to guess the type
* @returns - The best guess for the object type
*/
function guessType(value) {
	if (Array.isArray(value)) return "array";
	if (typeof value === "string") return "string";
	if (value == null) return "null";
	if (typeof value === "boolean") return "boolean";
	if (typeof value === "number" && !Number.isNaN(value)) return "number";
	if (typeof value === "object") return "object";
	return "string";
}
// node_modules/@rjsf/utils/lib/getSchemaType.js
/** Gets the type of a given `schema`. If the type is not explicitly defined, then an attempt is made to infer it from
* other elements of the schema as follows:
* - schema.const: Returns the `guessType()` of that value
* - schema.enum: Returns `string`
* - schema.properties: Returns `object`
* - schema.additionalProperties: Returns `object`
* - schema.patternProperties: Returns `object`
* - type is an array with a length of 2 and one type is 'null': Returns the other type
*
* @param schema - The schema for which to get the type
* @returns - The type of the schema
*/
function getSchemaType(schema) {
	let { type } = schema;
	if (!type && schema.const) return guessType(schema.const);
	if (!type && schema.enum) return "string";
	if (!type && (schema.properties || schema.additionalProperties || schema.patternProperties)) return "object";
	if (Array.isArray(type)) {
		if (type.length === 2 && type.includes("null")) type = type.find((t) => t !== "null");
		else type = type[0];
	}
	return type;
}
// node_modules/@rjsf/utils/lib/mergeSchemas.js
/** Recursively merge deeply nested schemas. The difference between `mergeSchemas` and `mergeObjects` is that
* `mergeSchemas` only concats arrays for values under the 'required' keyword, and when it does, it doesn't include
* duplicate values.
*
* @param obj1 - The first schema object to merge
* @param obj2 - The second schema object to merge
* @returns - The merged schema object
*/
function mergeSchemas(obj1, obj2) {
	const acc = { ...obj1 };
	const result = Object.keys(obj2).reduce((accumulator, key) => {
		const left = obj1 ? obj1[key] : {}, right = obj2[key];
		if (obj1 && key in obj1 && isObject(right)) accumulator[key] = mergeSchemas(left, right);
		else if (obj1 && obj2 && (getSchemaType(obj1) === "object" || getSchemaType(obj2) === "object") && key === "required" && Array.isArray(left) && Array.isArray(right)) accumulator[key] = [.../* @__PURE__ */ new Set([...left, ...right])];
		else accumulator[key] = right;
		return accumulator;
	}, acc);
	for (const sym of Object.getOwnPropertySymbols(obj2)) result[sym] = obj2[sym];
	return result;
}
// node_modules/@rjsf/utils/lib/getPropertySchema.js
/** Returns the sub-schema declared for `property` in the `properties` of `schema`, falling back to an empty schema
* when the schema has no such property. Callers treat the properties of a schema as schemas of the same type `S`,
* which the `JSONSchema7` typing of `properties` cannot express, so this function owns that single assertion rather
* than repeating it at every lookup.
*
* @param schema - The schema, if any, from which to read the property sub-schema
* @param property - The name of the property whose sub-schema is desired
* @returns - The sub-schema for `property`, or an empty schema when it is not declared
*/
function getPropertySchema(schema, property) {
	return schema?.["properties"]?.[property] ?? {};
}
// node_modules/@rjsf/utils/lib/getOptionMatchingSimpleDiscriminator.js
/** Compares the value of `discriminatorField` within `formData` against the value of `discriminatorField` within schema for each `option`.
* Returns index of first `option` whose discriminator matches formData. Returns `undefined` if there is no match.
* This function does not work with discriminators of `"type": "object"` and `"type": "array"`
*
* @param formData - The current formData, if any, used to figure out a match
* @param options - The list of options to find a matching options from
* @param [discriminatorField] - The optional name of the field within the options object whose value is used to
*          determine which option is selected
* @returns - The index of the matched option or undefined if there is no match
*/
function getOptionMatchingSimpleDiscriminator(formData, options, discriminatorField) {
	if (formData && discriminatorField) {
		const value = getByPath(formData, discriminatorField);
		if (value === void 0) return;
		for (let i = 0; i < options.length; i += 1) {
			const option = options[i];
			const discriminator = getPropertySchema(option, discriminatorField);
			if (discriminator.type !== "object" && discriminator.type !== "array") {
				if (discriminator.const === value) return i;
				if (discriminator.enum?.includes(value)) return i;
			}
		}
	}
}
// node_modules/@rjsf/utils/lib/schema/getFirstMatchingOption.js
/** Given the `formData` and list of `options`, attempts to find the index of the first option that matches the data.
* Always returns the first option if there is nothing that matches.
*
* @param validator - An implementation of the `ValidatorType` interface that will be used when necessary
* @param formData - The current formData, if any, used to figure out a match
* @param options - The list of options to find a matching options from
* @param rootSchema - The root schema, used to primarily to look up `$ref`s
* @param [discriminatorField] - The optional name of the field within the options object whose value is used to
*          determine which option is selected
* @returns - The index of the first matched option or 0 if none is available
*/
function getFirstMatchingOption(validator, formData, options, rootSchema, discriminatorField) {
	if (formData === void 0) return 0;
	const simpleDiscriminatorMatch = getOptionMatchingSimpleDiscriminator(formData, options, discriminatorField);
	if (typeof simpleDiscriminatorMatch === "number") return simpleDiscriminatorMatch;
	for (let i = 0; i < options.length; i += 1) {
		const option = options[i];
		const discriminator = discriminatorField ? option[PROPERTIES_KEY]?.[discriminatorField] : void 0;
		if (discriminatorField && discriminator !== void 0) {
			const value = getByPath(formData, discriminatorField);
			if (validator.isValid(discriminator, value, rootSchema)) return i;
		} else if (option["properties"]) {
			const requiresAnyOf = { anyOf: Object.keys(option[PROPERTIES_KEY]).map((key) => ({ required: [key] })) };
			let augmentedSchema;
			if (option.anyOf) {
				const { ...shallowClone } = option;
				if (!shallowClone.allOf) shallowClone.allOf = [];
				else shallowClone.allOf = shallowClone.allOf.slice();
				shallowClone.allOf.push(requiresAnyOf);
				augmentedSchema = shallowClone;
			} else augmentedSchema = {
				...option,
				...requiresAnyOf
			};
			delete augmentedSchema.required;
			if (validator.isValid(augmentedSchema, formData, rootSchema)) return i;
		} else if (validator.isValid(option, formData, rootSchema)) return i;
	}
	return 0;
}
// node_modules/@x0k/json-schema-merge/dist/lib/object.js
var objProto = Object.prototype;
function isRecordEmpty(rec) {
	for (const key in rec) if (objProto.hasOwnProperty.call(rec, key)) return false;
	return true;
}
var RECORDS_OF_SUB_SCHEMAS = [
	"$defs",
	"definitions",
	"properties",
	"patternProperties",
	"dependencies"
];
new Set(RECORDS_OF_SUB_SCHEMAS);
var ARRAYS_OF_SUB_SCHEMAS = [
	"items",
	"allOf",
	"oneOf",
	"anyOf"
];
new Set(ARRAYS_OF_SUB_SCHEMAS);
var SUB_SCHEMAS = [
	"items",
	"additionalItems",
	"additionalProperties",
	"propertyNames",
	"contains",
	"if",
	"then",
	"else",
	"not"
];
new Set(SUB_SCHEMAS);
[
	...RECORDS_OF_SUB_SCHEMAS,
	...ARRAYS_OF_SUB_SCHEMAS,
	...SUB_SCHEMAS
];
function isSchemaObject(schemaDef) {
	return typeof schemaDef === "object";
}
function isAllowAnySchema(def) {
	return isSchemaObject(def) ? isRecordEmpty(def) : def === true;
}
function isSchemaWithItems(schema) {
	return schema.items !== void 0;
}
// node_modules/@x0k/json-schema-merge/dist/lib/ord.js
function ascComparator(a, b) {
	if (a < b) return -1;
	if (a > b) return 1;
	return 0;
}
// node_modules/@x0k/json-schema-merge/dist/lib/array.js
function union(larger, smaller) {
	const ll = larger.length;
	if (ll === 0) return smaller;
	let sl = smaller.length;
	if (sl === 0) return larger;
	if (ll < sl) {
		const tmp = larger;
		larger = smaller;
		smaller = tmp;
		sl = ll;
	}
	const data = new Set(larger);
	for (let i = 0; i < sl; i++) data.add(smaller[i]);
	return Array.from(data);
}
function intersection(a, b) {
	const result = [];
	if (a.length === 0 || b.length === 0) return result;
	if (a.length > b.length) {
		const tmp = a;
		a = b;
		b = tmp;
	}
	const setB = new Set(b);
	for (let i = 0; i < a.length && setB.size > 0; i++) {
		const val = a[i];
		if (setB.delete(val)) result.push(val);
	}
	return result;
}
function isArrayEmpty(arr) {
	return arr.length === 0;
}
function createArrayComparator(compare) {
	return (a, b) => {
		const d = a.length - b.length;
		if (d !== 0) return d;
		for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) {
			const d = compare(a[i], b[i]);
			if (d !== 0) return d;
		}
		return 0;
	};
}
function createDeduplicator(compare, { threshold = 12 } = {}) {
	return (arr) => {
		const al = arr.length;
		if (al === 0) return arr;
		if (al <= threshold) {
			const result = [];
			let rl = 0;
			outer: for (let i = 0; i < al; i++) {
				const item = arr[i];
				for (let j = 0; j < rl; j++) if (compare(item, result[j]) === 0) continue outer;
				rl = result.push(item);
			}
			return result;
		}
		const sorted = arr.slice().sort(compare);
		let wIndex = 0;
		for (let rIndex = 1; rIndex < al; rIndex++) if (compare(sorted[wIndex], sorted[rIndex]) !== 0) {
			if (++wIndex !== rIndex) sorted[wIndex] = sorted[rIndex];
		}
		sorted.length = wIndex + 1;
		return sorted;
	};
}
function createIntersector(compare) {
	return (a, b) => {
		const result = [];
		let al = a.length;
		let bl = b.length;
		if (al === 0 || bl === 0) return result;
		if (al > bl) {
			const tmpArr = a;
			a = b;
			b = tmpArr;
			const tmpL = al;
			al = bl;
			bl = tmpL;
		}
		const aSorted = [...a].sort(compare);
		const bSorted = [...b].sort(compare);
		let i = 0, j = 0;
		while (i < al && j < bl) {
			const cmp = compare(aSorted[i], bSorted[j]);
			if (cmp === 0) {
				if (result.length === 0 || compare(result[result.length - 1], aSorted[i]) !== 0) result.push(aSorted[i]);
				i++;
				j++;
			} else if (cmp < 0) i++;
			else j++;
		}
		return result;
	};
}
// node_modules/@x0k/json-schema-merge/dist/lib/memoize.js
function memoize(cache, func) {
	return (arg) => {
		if (cache.has(arg)) return cache.get(arg);
		const ret = func(arg);
		cache.set(arg, ret);
		return ret;
	};
}
var weakMemoize = memoize;
// node_modules/@x0k/json-schema-merge/dist/lib/json-schema/compare/compare.js
var zero = () => 0;
var isUndefined = (v) => v === void 0;
var isSchemaPrimitiveExceptNull = (value) => typeof value !== "object";
var PRIMITIVE_TYPE_ORDER = {
	boolean: 0,
	number: 1,
	string: 2
};
function compareSchemaPrimitive(a, b) {
	const ta = typeof a;
	const tb = typeof b;
	return ta === tb ? ascComparator(a, b) : PRIMITIVE_TYPE_ORDER[ta] - PRIMITIVE_TYPE_ORDER[tb];
}
function insertUniqueValues(mutableTarget, mutableSource) {
	const tl = mutableTarget.length;
	if (tl === 0) return mutableSource;
	const sl = mutableSource.length;
	if (sl === 0) return mutableTarget;
	if (sl > tl) {
		const t = mutableTarget;
		mutableTarget = mutableSource;
		mutableSource = t;
	}
	const seen = new Set(mutableTarget);
	const l = mutableSource.length;
	for (let i = 0; i < l; i++) {
		const key = mutableSource[i];
		if (!seen.has(key)) mutableTarget.push(key);
	}
	return mutableTarget;
}
function createCmpMatcher(isEmpty, compare, compareEmpty = zero) {
	return (a, b) => {
		if (isEmpty(a)) {
			if (isEmpty(b)) return compareEmpty(a, b);
			return -1;
		}
		if (isEmpty(b)) return 1;
		return compare(a, b);
	};
}
function createOptionalComparator(compare) {
	return createCmpMatcher(isUndefined, compare);
}
function createNarrowingOptionalComparator(isEmpty, compare) {
	return createCmpMatcher((v) => v === void 0 || isEmpty(v), compare);
}
function createArrayOrItemComparator(compare, compareArray) {
	return createCmpMatcher(Array.isArray, compare, compareArray);
}
var compareOptionalSameTypeSchemaPrimitives = createOptionalComparator(ascComparator);
var compareNumbersWithZeroDefault = createNarrowingOptionalComparator((v) => v === 0, (a, b) => a - b);
function createComparator({ deduplicationCache = /* @__PURE__ */ new WeakMap(), sortedKeysCache = /* @__PURE__ */ new WeakMap() } = {}) {
	const getSortedKeys = weakMemoize(sortedKeysCache, (obj) => Object.keys(obj).sort());
	function createRecordsComparator(compare) {
		return (a, b) => {
			const aKeys = getSortedKeys(a);
			const bKeys = getSortedKeys(b);
			const l = Math.min(aKeys.length, bKeys.length);
			for (let i = 0; i < l; i++) {
				const cmp = ascComparator(aKeys[i], bKeys[i]);
				if (cmp !== 0) return cmp;
			}
			if (aKeys.length !== bKeys.length) return aKeys.length - bKeys.length;
			for (let i = 0; i < l; i++) {
				const key = aKeys[i];
				const cmp = compare(a[key], b[key]);
				if (cmp !== 0) return cmp;
			}
			return 0;
		};
	}
	function createArrayComparatorWithDeduplication(compare) {
		const cmp = createArrayComparator(compare);
		const deduplicate = weakMemoize(deduplicationCache, createDeduplicator(compare, { threshold: 0 }));
		return (a, b) => cmp(deduplicate(a), deduplicate(b));
	}
	const compareArrayOfSameTypePrimitivesWithDeduplication = createArrayComparatorWithDeduplication(ascComparator);
	function compareSchemaDefinitions(a, b) {
		if (isSchemaObject(a)) {
			if (isSchemaObject(b)) {
				const allKeys = insertUniqueValues(Object.keys(a), Object.keys(b));
				const l = allKeys.length;
				for (let i = 0; i < l; i++) {
					const key = allKeys[i];
					if (a[key] === b[key]) continue;
					const d = (COMPARATORS[key] ?? compareOptionalSchemaValues)(a[key], b[key]);
					if (d !== 0) return d;
				}
				return 0;
			}
			return b === true && isRecordEmpty(a) ? 0 : 1;
		}
		if (isSchemaObject(b)) return a === true && isRecordEmpty(b) ? 0 : -1;
		return ascComparator(a, b);
	}
	const compareOptionalSchemaValues = createOptionalComparator(compareSchemaValues);
	const compareNonNullSchemaValue = createCmpMatcher(isSchemaPrimitiveExceptNull, createArrayOrItemComparator(createRecordsComparator(compareOptionalSchemaValues), createArrayComparator(compareSchemaValues)), compareSchemaPrimitive);
	function compareSchemaValues(a, b) {
		if (a === null) return -1;
		if (b === null) return 1;
		return compareNonNullSchemaValue(a, b);
	}
	const compareOptionalSchemaDefinitions = createOptionalComparator(compareSchemaDefinitions);
	const compareRecordOfOptionalSchemasWithEmptyRecordDefault = createNarrowingOptionalComparator(isRecordEmpty, createRecordsComparator(compareOptionalSchemaDefinitions));
	const compareOptionalArrayOfSchemasWithDeduplication = createOptionalComparator(createArrayComparatorWithDeduplication(compareSchemaDefinitions));
	const compareSchemaDefinitionsWithEmptyDefinitionDefault = createNarrowingOptionalComparator(isAllowAnySchema, compareSchemaDefinitions);
	const COMPARATORS = {
		$id: compareOptionalSameTypeSchemaPrimitives,
		$comment: compareOptionalSameTypeSchemaPrimitives,
		$defs: compareRecordOfOptionalSchemasWithEmptyRecordDefault,
		$ref: compareOptionalSameTypeSchemaPrimitives,
		$schema: compareOptionalSameTypeSchemaPrimitives,
		const: compareOptionalSchemaValues,
		contains: compareOptionalSchemaDefinitions,
		contentEncoding: compareOptionalSameTypeSchemaPrimitives,
		contentMediaType: compareOptionalSameTypeSchemaPrimitives,
		default: compareOptionalSchemaValues,
		definitions: compareRecordOfOptionalSchemasWithEmptyRecordDefault,
		description: compareOptionalSameTypeSchemaPrimitives,
		else: compareOptionalSchemaDefinitions,
		examples: compareOptionalSchemaValues,
		exclusiveMaximum: compareOptionalSameTypeSchemaPrimitives,
		exclusiveMinimum: compareOptionalSameTypeSchemaPrimitives,
		format: compareOptionalSameTypeSchemaPrimitives,
		if: compareOptionalSchemaDefinitions,
		maximum: compareOptionalSameTypeSchemaPrimitives,
		maxItems: compareOptionalSameTypeSchemaPrimitives,
		maxLength: compareOptionalSameTypeSchemaPrimitives,
		maxProperties: compareOptionalSameTypeSchemaPrimitives,
		minimum: compareOptionalSameTypeSchemaPrimitives,
		multipleOf: compareOptionalSameTypeSchemaPrimitives,
		not: compareOptionalSchemaDefinitions,
		pattern: compareOptionalSameTypeSchemaPrimitives,
		propertyNames: compareOptionalSchemaDefinitions,
		readOnly: compareOptionalSameTypeSchemaPrimitives,
		then: compareOptionalSchemaDefinitions,
		title: compareOptionalSameTypeSchemaPrimitives,
		writeOnly: compareOptionalSameTypeSchemaPrimitives,
		uniqueItems: createNarrowingOptionalComparator((v) => v === false, zero),
		minLength: compareNumbersWithZeroDefault,
		minItems: compareNumbersWithZeroDefault,
		minProperties: compareNumbersWithZeroDefault,
		required: createNarrowingOptionalComparator(isArrayEmpty, compareArrayOfSameTypePrimitivesWithDeduplication),
		enum: createNarrowingOptionalComparator(isArrayEmpty, createArrayComparatorWithDeduplication(compareSchemaValues)),
		type: createOptionalComparator((a, b) => {
			const isAArr = Array.isArray(a);
			const isBArr = Array.isArray(b);
			if (!isAArr && !isBArr) return ascComparator(a, b);
			return compareArrayOfSameTypePrimitivesWithDeduplication(isAArr ? a : [a], isBArr ? b : [b]);
		}),
		items: createNarrowingOptionalComparator((v) => !Array.isArray(v) && isAllowAnySchema(v), createArrayOrItemComparator(compareSchemaDefinitions, createArrayComparator(compareSchemaDefinitions))),
		anyOf: compareOptionalArrayOfSchemasWithDeduplication,
		allOf: compareOptionalArrayOfSchemasWithDeduplication,
		oneOf: compareOptionalArrayOfSchemasWithDeduplication,
		properties: compareRecordOfOptionalSchemasWithEmptyRecordDefault,
		patternProperties: compareRecordOfOptionalSchemasWithEmptyRecordDefault,
		additionalProperties: compareSchemaDefinitionsWithEmptyDefinitionDefault,
		additionalItems: compareSchemaDefinitionsWithEmptyDefinitionDefault,
		dependencies: createNarrowingOptionalComparator(isRecordEmpty, createRecordsComparator(createOptionalComparator(createArrayOrItemComparator(compareSchemaDefinitions, compareArrayOfSameTypePrimitivesWithDeduplication))))
	};
	return {
		compareSchemaValues,
		compareSchemaDefinitions
	};
}
// node_modules/@x0k/json-schema-merge/dist/lib/function.js
function identity(v) {
	return v;
}
// node_modules/@x0k/json-schema-merge/dist/lib/math.js
var gcd = (a, b) => a ? gcd(b % a, a) : b;
var lcm = (a, b) => Math.abs(a * b) / gcd(a, b);
// node_modules/@x0k/json-schema-merge/dist/lib/json-schema/merge/patterns.js
function simplePatternsMerger(a, b) {
	return a === b ? a : `(?=.*(?:${a}))(?=.*(?:${b}))`;
}
// node_modules/@x0k/json-schema-merge/dist/lib/json-schema/merge/merge.js
function createPairCombinations(l, r, action) {
	const ll = l.length;
	const rl = r.length;
	if (ll > 0 && rl > 0) for (let i = 0; i < ll; i++) {
		const lv = l[i];
		for (let j = 0; j < rl; j++) action(lv, r[j]);
	}
}
function mergeBooleans(l, r) {
	return l || r;
}
function createRecordsMerge(merge) {
	return (left, right) => {
		const target = { ...left };
		const keys = Object.keys(right);
		const l = keys.length;
		for (let i = 0; i < l; i++) {
			const key = keys[i];
			target[key] = left[key] === void 0 ? right[key] : merge(left[key], right[key]);
		}
		return target;
	};
}
function createMap(items) {
	const map = /* @__PURE__ */ new Map();
	for (const pair of items) for (const key of pair[0]) map.set(key, pair[1]);
	return map;
}
function assignSchemaDefinitionOrRecordOfSchemaDefinitions(target, key, value) {
	if (value === void 0 || isAllowAnySchema(value)) delete target[key];
	else target[key] = value;
}
var PROPERTIES_ASSIGNER_KEYS = [
	"properties",
	"patternProperties",
	"additionalProperties"
];
function compilePatterns(patterns) {
	const keys = Object.keys(patterns);
	const l = keys.length;
	const result = [];
	for (let i = 0; i < l; i++) {
		const source = keys[i];
		result.push({
			regExp: new RegExp(source),
			schema: patterns[source]
		});
	}
	return [result, keys];
}
var EMPTY_PATTERNS_AND_KEYS = [[], []];
/**
* @returns `true` when `false` schema occurred
*/
function appendKeyConstraints(target, key, patterns) {
	const l = patterns.length;
	for (let i = 0; i < l; i++) {
		const p = patterns[i];
		if (!p.regExp.test(key)) continue;
		const s = p.schema;
		if (s === false) return true;
		target.push(s);
	}
	return false;
}
var ITEMS_ASSIGNER_KEYS = ["items", "additionalItems"];
var CONDITION_ASSIGNER_KEYS = [
	"if",
	"then",
	"else"
];
var CONTAINS_ASSIGNER_KEYS = ["contains"];
function assignCondition(target, source) {
	if (source.if !== void 0) target.if = source.if;
	if (source.then !== void 0) target.then = source.then;
	if (source.else !== void 0) target.else = source.else;
	return target;
}
function assignItems(target, { items, additionalItems }) {
	target.items = items;
	assignSchemaDefinitionOrRecordOfSchemaDefinitions(target, "additionalItems", Array.isArray(items) ? additionalItems : void 0);
	return target;
}
function intersectSchemaTypes(a, b) {
	if (a === b) return a;
	switch (a) {
		case "number": if (b === "integer") return "integer";
		case "integer": if (b === "number") return "integer";
		default: return;
	}
}
function check(a, b, check) {
	return [
		a,
		b,
		check
	];
}
function createChecksMap(checks) {
	const map = /* @__PURE__ */ new Map();
	for (const [a, b, check] of checks) {
		const fn = (target) => {
			if (!check(target)) throw new Error(`Schema keys '${a}' and '${b}' are conflicting (${a}: ${JSON.stringify(target[a])}, ${b}: ${JSON.stringify(target[b])})`);
		};
		for (const k of [[a, b], [b, a]]) {
			let arr = map.get(k[0]);
			if (arr === void 0) {
				arr = [];
				map.set(k[0], arr);
			}
			arr.push({
				oppositeKey: k[1],
				check: fn
			});
		}
	}
	return map;
}
var DEFAULT_CHECKS = [
	check("minimum", "maximum", (t) => t.maximum >= t.minimum),
	check("exclusiveMinimum", "maximum", (t) => t.maximum > t.exclusiveMinimum),
	check("minimum", "exclusiveMaximum", (t) => t.exclusiveMaximum > t.minimum),
	check("exclusiveMinimum", "exclusiveMaximum", (t) => t.exclusiveMaximum > t.exclusiveMinimum),
	check("minLength", "maxLength", (t) => t.maxLength >= t.minLength),
	check("minItems", "maxItems", (t) => t.maxItems >= t.minItems),
	check("minProperties", "maxProperties", (t) => t.maxProperties >= t.minProperties)
];
function createMerger({ mergePatterns = simplePatternsMerger, isSubRegExp = Object.is, intersectJson = intersection, deduplicateJsonSchemaDef = identity, defaultMerger = identity, assigners = [], checks = DEFAULT_CHECKS, mergers } = {}) {
	function mergeArrayOfSchemaDefinitions(schemas) {
		const l = schemas.length;
		let result = schemas[0];
		for (let i = 1; i < l; i++) {
			const r = mergeSchemaDefinitions(result, schemas[i]);
			if (r === false) return false;
			if (isAllowAnySchema(r)) continue;
			result = r;
		}
		return result;
	}
	function createProperty(constraints, key, value, patterns, oppositeValue, oppositePatterns, oppositeAdditional) {
		constraints.length = 0;
		if (value === false) return false;
		constraints.push(value);
		if (oppositeValue !== void 0) {
			if (oppositeValue === false) return false;
			constraints.push(oppositeValue);
		}
		if (appendKeyConstraints(constraints, key, oppositePatterns)) return false;
		const isNotYetAllowed = constraints.length < 2;
		if (oppositeAdditional === false) {
			if (isNotYetAllowed) return;
			if (appendKeyConstraints(constraints, key, patterns)) return false;
		} else if (isNotYetAllowed && oppositeAdditional !== void 0) constraints.push(oppositeAdditional);
		if (constraints.length === 1) return constraints[0];
		return mergeArrayOfSchemaDefinitions(constraints);
	}
	function assignPatternPropertiesAndAdditionalPropertiesMerge(target, patterns, patternKeys, matchedPatterns, oppositeAdditional, isOppositeTruthy) {
		const l = patternKeys.length;
		if (l > 0 && oppositeAdditional !== false) {
			if (isOppositeTruthy) Object.assign(target, patterns);
			else for (let i = 0; i < l; i++) {
				const pattern = patternKeys[i];
				if (matchedPatterns.has(pattern)) continue;
				target[pattern] = mergeSchemaDefinitions(patterns[pattern], oppositeAdditional);
			}
		}
		return target;
	}
	const propertiesAssigner = (target, { properties: lProps = {}, patternProperties: lPatterns, additionalProperties: lAdditional = true }, { properties: rProps = {}, patternProperties: rPatterns, additionalProperties: rAdditional = true }) => {
		const isLAddTruthy = isAllowAnySchema(lAdditional);
		const isRAddTruthy = isAllowAnySchema(rAdditional);
		if (isLAddTruthy && isRAddTruthy) {
			assignSchemaDefinitionOrRecordOfSchemaDefinitions(target, "properties", mergeRecordsOfSchemaDefinitions(lProps, rProps));
			assignSchemaDefinitionOrRecordOfSchemaDefinitions(target, "patternProperties", lPatterns && rPatterns ? mergeRecordsOfSchemaDefinitions(lPatterns, rPatterns) : lPatterns ?? rPatterns);
			delete target.additionalProperties;
			return target;
		}
		assignSchemaDefinitionOrRecordOfSchemaDefinitions(target, "additionalProperties", mergeSchemaDefinitions(lAdditional, rAdditional));
		const properties = {};
		const lKeys = Object.keys(lProps);
		const lKeysLen = lKeys.length;
		const [lCompiledPatterns, lPatternKeys] = lPatterns ? compilePatterns(lPatterns) : EMPTY_PATTERNS_AND_KEYS;
		const [rCompiledPatterns, rPatternKeys] = rPatterns ? compilePatterns(rPatterns) : EMPTY_PATTERNS_AND_KEYS;
		const constraints = [];
		const lKeysSet = /* @__PURE__ */ new Set();
		const mappedRAdditional = isRAddTruthy ? void 0 : rAdditional;
		for (let i = 0; i < lKeysLen; i++) {
			const key = lKeys[i];
			lKeysSet.add(key);
			const prop = createProperty(constraints, key, lProps[key], lCompiledPatterns, rProps[key], rCompiledPatterns, mappedRAdditional);
			if (prop !== void 0) properties[key] = prop;
		}
		const rKeys = Object.keys(rProps);
		const rKeysLen = rKeys.length;
		const mappedLAdditional = isLAddTruthy ? void 0 : lAdditional;
		for (let i = 0; i < rKeysLen; i++) {
			const key = rKeys[i];
			if (lKeysSet.has(key)) continue;
			const prop = createProperty(constraints, key, rProps[key], rCompiledPatterns, void 0, lCompiledPatterns, mappedLAdditional);
			if (prop !== void 0) properties[key] = prop;
		}
		assignSchemaDefinitionOrRecordOfSchemaDefinitions(target, "properties", properties);
		let patterns = {};
		const matchedPatterns = /* @__PURE__ */ new Set();
		if (lPatternKeys.length > 0 && rPatternKeys.length > 0) createPairCombinations(lPatternKeys, rPatternKeys, (lKey, rKey) => {
			if (isSubRegExp(lKey, rKey)) matchedPatterns.add(lKey);
			if (isSubRegExp(rKey, lKey)) matchedPatterns.add(rKey);
			patterns[mergePatterns(lKey, rKey)] = mergeSchemaDefinitions(lPatterns[lKey], rPatterns[rKey]);
		});
		patterns = assignPatternPropertiesAndAdditionalPropertiesMerge(patterns, lPatterns, lPatternKeys, matchedPatterns, rAdditional, isRAddTruthy);
		patterns = assignPatternPropertiesAndAdditionalPropertiesMerge(patterns, rPatterns, rPatternKeys, matchedPatterns, lAdditional, isLAddTruthy);
		assignSchemaDefinitionOrRecordOfSchemaDefinitions(target, "patternProperties", patterns);
		return target;
	};
	const itemsAssigner = (target, l, r) => {
		if (!isSchemaWithItems(l)) {
			if (!isSchemaWithItems(r)) {
				delete target.items;
				delete target.additionalItems;
				return target;
			}
			return assignItems(target, r);
		}
		if (!isSchemaWithItems(r)) return assignItems(target, l);
		const { items: lItems, additionalItems: lAdditional } = l;
		const { items: rItems, additionalItems: rAdditional } = r;
		const isLArr = Array.isArray(lItems);
		const isRArr = Array.isArray(rItems);
		const itemsArray = [];
		target.items = itemsArray;
		if (isLArr && isRArr) {
			const [l, additional, tail] = lItems.length < rItems.length ? [
				lItems.length,
				lAdditional,
				rItems
			] : [
				rItems.length,
				rAdditional,
				lItems
			];
			let i = 0;
			for (; i < l; i++) itemsArray.push(mergeSchemaDefinitions(lItems[i], rItems[i]));
			if (additional === false) target.additionalItems = false;
			else {
				const isAdditionalTruthy = additional === void 0 || isAllowAnySchema(additional);
				for (; i < tail.length; i++) itemsArray.push(isAdditionalTruthy ? tail[i] : mergeSchemaDefinitions(tail[i], additional));
				assignSchemaDefinitionOrRecordOfSchemaDefinitions(target, "additionalItems", lAdditional !== void 0 && rAdditional !== void 0 ? mergeSchemaDefinitions(lAdditional, rAdditional) : lAdditional ?? rAdditional);
			}
		} else if (isLArr || isRArr) {
			const [arr, item, additional] = isLArr ? [
				lItems,
				rItems,
				lAdditional
			] : [
				rItems,
				lItems,
				rAdditional
			];
			assignSchemaDefinitionOrRecordOfSchemaDefinitions(target, "additionalItems", additional && mergeSchemaDefinitions(additional, item));
			for (let i = 0; i < arr.length; i++) itemsArray.push(mergeSchemaDefinitions(arr[i], item));
		} else {
			delete target.additionalItems;
			target.items = mergeSchemaDefinitions(lItems, rItems);
		}
		return target;
	};
	const conditionAssigner = (target, l, r) => {
		assignCondition(target, l);
		const cond = assignCondition({}, r);
		if (target.allOf === void 0) target.allOf = [cond];
		else target.allOf = target.allOf.concat(cond);
		return target;
	};
	const containsAssigner = (target, l, r) => {
		const lContains = l.contains;
		const rContains = r.contains;
		if (lContains === rContains) return target;
		if (lContains === false || rContains === false) {
			target.contains = false;
			return target;
		}
		if (isAllowAnySchema(lContains)) {
			target.contains = rContains;
			return target;
		}
		if (isAllowAnySchema(rContains)) {
			target.contains = lContains;
			return target;
		}
		if (deduplicateJsonSchemaDef([lContains, rContains]).length === 1) return target;
		const branch = { contains: rContains };
		target.allOf = target.allOf === void 0 ? [branch] : deduplicateJsonSchemaDef(target.allOf.concat(branch));
		return target;
	};
	function mergeArraysOfSchemaDefinition(l, r) {
		const definitions = [];
		createPairCombinations(l, r, (a, b) => {
			try {
				definitions.push(mergeSchemaDefinitions(a, b));
			} catch {}
		});
		if (definitions.length === 0) throw new Error(`No valid schema combinations could be produced for "${JSON.stringify(l)}" and "${JSON.stringify(r)}"; the merged result is empty`);
		return deduplicateJsonSchemaDef(definitions);
	}
	const ASSIGNERS_MAP = createMap([
		[PROPERTIES_ASSIGNER_KEYS, propertiesAssigner],
		[ITEMS_ASSIGNER_KEYS, itemsAssigner],
		[CONDITION_ASSIGNER_KEYS, conditionAssigner],
		[CONTAINS_ASSIGNER_KEYS, containsAssigner],
		...assigners
	]);
	const ASSIGNEER_KEYS = /* @__PURE__ */ new Map();
	for (const [key, assigner] of ASSIGNERS_MAP) {
		const owned = ASSIGNEER_KEYS.get(assigner);
		if (owned === void 0) ASSIGNEER_KEYS.set(assigner, [key]);
		else owned.push(key);
	}
	function hasAssignerKey(left, assigner) {
		const keys = ASSIGNEER_KEYS.get(assigner);
		for (let i = 0; i < keys.length; i++) if (left[keys[i]] !== void 0) return true;
		return false;
	}
	const CHECKS_MAP = createChecksMap(checks);
	function mergeSchemaDefinitions(left, right) {
		if (left === false || right === false) return false;
		if (isAllowAnySchema(left)) {
			if (isAllowAnySchema(right)) return true;
			return right;
		}
		if (isAllowAnySchema(right)) return left;
		let target = { ...left };
		const assigners = /* @__PURE__ */ new Set();
		const checks = /* @__PURE__ */ new Set();
		const rKeys = Reflect.ownKeys(right);
		const l = rKeys.length;
		for (let i = 0; i < l; i++) {
			const rKey = rKeys[i];
			const rv = right[rKey];
			if (rv === void 0) continue;
			const checkData = CHECKS_MAP.get(rKey);
			if (checkData !== void 0) {
				const l = checkData.length;
				for (let j = 0; j < l; j++) {
					const item = checkData[j];
					if (left[item.oppositeKey] !== void 0) checks.add(item.check);
				}
			}
			const assign = ASSIGNERS_MAP.get(rKey);
			if (assign !== void 0 && hasAssignerKey(left, assign)) {
				assigners.add(assign);
				continue;
			}
			const lv = left[rKey];
			if (lv === void 0) {
				target[rKey] = rv;
				continue;
			}
			const merge = MERGERS[rKey] ?? defaultMerger;
			target[rKey] = merge(lv, rv);
		}
		for (const assign of assigners) target = assign(target, left, right);
		for (const check of checks) check(target);
		return target;
	}
	const mergeRecordsOfSchemaDefinitions = createRecordsMerge(mergeSchemaDefinitions);
	const MERGERS = {
		$id: defaultMerger,
		$ref: defaultMerger,
		$schema: defaultMerger,
		$comment: defaultMerger,
		$defs: mergeRecordsOfSchemaDefinitions,
		definitions: mergeRecordsOfSchemaDefinitions,
		type: (a, b) => {
			if (a === b) return a;
			const isAArr = Array.isArray(a);
			const isBArr = Array.isArray(b);
			if (!isAArr && !isBArr) {
				const intersection = intersectSchemaTypes(a, b);
				if (intersection !== void 0) return intersection;
			} else if (isAArr || isBArr) {
				const r = /* @__PURE__ */ new Set();
				if (isAArr && isBArr) createPairCombinations(a, b, (x, y) => {
					const type = intersectSchemaTypes(x, y);
					if (type !== void 0) r.add(type);
				});
				else {
					const arr = isAArr ? a : b;
					const el = isAArr ? b : a;
					const l = arr.length;
					for (let i = 0; i < l; i++) {
						const intersection = intersectSchemaTypes(el, arr[i]);
						if (intersection !== void 0) r.add(intersection);
					}
				}
				const s = r.size;
				if (s === 1) return r.values().next().value;
				if (s > 1) return Array.from(r);
			}
			throw new Error(`It is not possible to create an intersection of the following incompatible types: ${a.toString()}, ${b.toString()}`);
		},
		default: defaultMerger,
		description: defaultMerger,
		title: defaultMerger,
		const: defaultMerger,
		format: defaultMerger,
		contentEncoding: defaultMerger,
		contentMediaType: defaultMerger,
		not: (a, b) => {
			const items = deduplicateJsonSchemaDef([a, b]);
			return items.length === 1 ? items[0] : { anyOf: items };
		},
		pattern: mergePatterns,
		readOnly: mergeBooleans,
		writeOnly: mergeBooleans,
		enum: (a, b) => {
			const data = intersectJson(a, b);
			if (data.length === 0) throw new Error(`Intersection of the following enums is empty: "${JSON.stringify(a)}", "${JSON.stringify(b)}"`);
			return data;
		},
		anyOf: mergeArraysOfSchemaDefinition,
		oneOf: mergeArraysOfSchemaDefinition,
		allOf: (l, r) => deduplicateJsonSchemaDef(l.concat(r)),
		propertyNames: mergeSchemaDefinitions,
		dependencies: createRecordsMerge((a, b) => {
			if (Array.isArray(a)) {
				if (Array.isArray(b)) return union(a, b);
				return mergeSchemaDefinitions(b, { required: a });
			}
			if (Array.isArray(b)) return mergeSchemaDefinitions(a, { required: b });
			return mergeSchemaDefinitions(a, b);
		}),
		examples: (l, r) => {
			if (!Array.isArray(l) || !Array.isArray(r)) throw new Error(`Value of the 'examples' field should be an array, but got "${JSON.stringify(l)}" and "${JSON.stringify(r)}"`);
			return union(l, r);
		},
		multipleOf: (a, b) => {
			let factor = 1;
			while (!Number.isInteger(a) || !Number.isInteger(b)) {
				factor *= 10;
				a *= 10;
				b *= 10;
			}
			return lcm(a, b) / factor;
		},
		exclusiveMaximum: Math.min,
		maximum: Math.min,
		maxItems: Math.min,
		maxLength: Math.min,
		maxProperties: Math.min,
		exclusiveMinimum: Math.max,
		minimum: Math.max,
		minItems: Math.max,
		minLength: Math.max,
		minProperties: Math.max,
		uniqueItems: mergeBooleans,
		required: union,
		...mergers
	};
	return {
		mergeSchemaDefinitions,
		mergeArrayOfSchemaDefinitions
	};
}
// node_modules/@x0k/json-schema-merge/dist/lib/json-schema/merge/all-of-merge.js
function getAllOfSchemas(schema) {
	const result = [];
	const stack = [schema];
	while (stack.length > 0) {
		const current = stack.pop();
		if (typeof current === "boolean" || current.allOf === void 0) {
			result.push(current);
			continue;
		}
		const { allOf, ...rest } = current;
		result.push(rest);
		for (let i = allOf.length - 1; i >= 0; i--) stack.push(allOf[i]);
	}
	return result;
}
function createShallowAllOfMerge(mergeArrayOfSchemaDefinitions) {
	return (schema) => mergeArrayOfSchemaDefinitions(getAllOfSchemas(schema));
}
// node_modules/@rjsf/utils/lib/schema/shallowAllOfMerge.js
var { compareSchemaDefinitions, compareSchemaValues } = createComparator();
var { mergeArrayOfSchemaDefinitions } = createMerger({
	intersectJson: createIntersector(compareSchemaValues),
	deduplicateJsonSchemaDef: createDeduplicator(compareSchemaDefinitions)
});
/** Shared `@x0k/json-schema-merge` shallow-allOf merge function used by `retrieveSchema` and
* `omitExtraData`. Constructed once from a single comparator/merger/intersector/deduplicator
* pipeline so both consumers share the same configuration without duplicating setup code.
*
* Usage: pass a schema that contains an `allOf` keyword and receive the merged result.
*
* @example
* const merged = shallowAllOfMerge(schema); // schema.allOf is merged into the parent schema
*/
var shallowAllOfMerge_default = createShallowAllOfMerge(mergeArrayOfSchemaDefinitions);
// node_modules/@rjsf/utils/lib/schema/retrieveSchema.js
var MAX_RESOLUTION_PASSES = 100;
/** Retrieves an expanded schema that has had all of its conditions, additional properties, references and dependencies
* resolved and merged into the `schema` given a `validator`, `rootSchema` and `rawFormData` that is used to do the
* potentially recursive resolution.
*
* @param validator - An implementation of the `ValidatorType` interface that will be forwarded to all the APIs
* @param schema - The schema for which retrieving a schema is desired
* @param [rootSchema={}] - The root schema that will be forwarded to all the APIs
* @param [rawFormData] - The current formData, if any, to assist retrieving a schema
* @param [experimental_customMergeAllOf] - Optional function that allows for custom merging of `allOf` schemas
* @param [resolveAnyOfOrOneOfRefs = false] - Optional flag indicating whether to resolved refs in anyOf/oneOf lists
* @returns - The schema having its conditions, additional properties, references and dependencies resolved
*/
function retrieveSchema(validator, schema, rootSchema = {}, rawFormData, experimental_customMergeAllOf, resolveAnyOfOrOneOfRefs = false) {
	return retrieveSchemaInternal(validator, schema, rootSchema, rawFormData, void 0, void 0, experimental_customMergeAllOf, resolveAnyOfOrOneOfRefs)[0];
}
/** Converts boolean schemas to equivalent object schemas for APIs that operate on `StrictRJSFSchema` objects.
*
* @param schema - The schema or boolean schema to normalize
* @returns - The original schema or an equivalent object schema
*/
function normalizeBooleanSchema(schema) {
	if (typeof schema !== "boolean") return schema;
	return schema ? {} : { not: {} };
}
/** Resolves a conditional block (if/else/then) by removing the condition and merging the appropriate conditional branch
* with the rest of the schema. If `expandAllBranches` is true, then the `retrieveSchemaInteral()` results for both
* conditions will be returned.
*
* @param validator - An implementation of the `ValidatorType` interface that is used to detect valid schema conditions
* @param schema - The schema for which resolving a condition is desired
* @param rootSchema - The root schema that will be forwarded to all the APIs
* @param expandAllBranches - Flag, if true, will return all possible branches of conditions, any/oneOf and
*          dependencies as a list of schemas
* @param recurseList - The list of refs already expanded on the current resolution path, used to
*          detect cycles
* @param [formData] - The current formData to assist retrieving a schema
* @param [experimental_customMergeAllOf] - Optional function that allows for custom merging of `allOf` schemas
* @param [preserveDependencies=false] - Leave dependencies unresolved for default computation
* @param [passCount=0] - The pass of the `resolveReference` fixpoint loop this resolution belongs to
* @returns - A list of schemas with the appropriate conditions resolved, possibly with all branches expanded
*/
function resolveCondition(validator, schema, rootSchema, expandAllBranches, recurseList, formData, experimental_customMergeAllOf, preserveDependencies = false, passCount = 0) {
	const { if: expression, then, else: otherwise, ...resolvedSchemaLessConditional } = schema;
	const conditionValue = validator.isValid(expression, formData || {}, rootSchema);
	let resolvedSchemas = [resolvedSchemaLessConditional];
	let schemas = [];
	if (expandAllBranches) {
		if (then && typeof then !== "boolean") {
			const thenSchema = then;
			schemas = schemas.concat(retrieveSchemaInternal(validator, thenSchema, rootSchema, formData, expandAllBranches, enclosingRefPath(schema, recurseList, passCount), experimental_customMergeAllOf, void 0, preserveDependencies, passCount > 0 ? 1 : 0));
		}
		if (otherwise && typeof otherwise !== "boolean") {
			const otherwiseSchema = otherwise;
			schemas = schemas.concat(retrieveSchemaInternal(validator, otherwiseSchema, rootSchema, formData, expandAllBranches, enclosingRefPath(schema, recurseList, passCount), experimental_customMergeAllOf, void 0, preserveDependencies, passCount > 0 ? 1 : 0));
		}
	} else {
		const conditionalBranch = conditionValue ? then : otherwise;
		if (conditionalBranch !== void 0) {
			const conditionalSchema = normalizeBooleanSchema(conditionalBranch);
			schemas = schemas.concat(retrieveSchemaInternal(validator, conditionalSchema, rootSchema, formData, expandAllBranches, enclosingRefPath(schema, recurseList, passCount), experimental_customMergeAllOf, void 0, preserveDependencies, passCount > 0 ? 1 : 0));
		}
	}
	if (schemas.length) resolvedSchemas = schemas.map((s) => mergeSchemas(resolvedSchemaLessConditional, s));
	return resolvedSchemas.flatMap((s) => retrieveSchemaInternal(validator, s, rootSchema, formData, expandAllBranches, recurseList, experimental_customMergeAllOf, void 0, preserveDependencies, passCount + 1));
}
/** Given a list of lists of allOf, anyOf or oneOf values, create a list of lists of all permutations of the values. The
* `listOfLists` is expected to be all resolved values of the 1st...nth schemas within an `allOf`, `anyOf` or `oneOf`.
* From those lists, build a matrix for each `xxxOf` where there is more than one schema for a row in the list of lists.
*
* For example:
* - If there are three xxxOf rows (A, B, C) and they have been resolved such that there is only one A, two B and three
*   C schemas then:
*   - The permutation for the first row is `[[A]]`
*   - The permutations for the second row are `[[A,B1], [A,B2]]`
*   - The permutations for the third row are `[[A,B1,C1], [A,B1,C2], [A,B1,C3], [A,B2,C1], [A,B2,C2], [A,B2,C3]]`
*
* @param listOfLists - The list of lists of elements that represent the allOf, anyOf or oneOf resolved values in order
* @returns - The list of all permutations of schemas for a set of `xxxOf`s
*/
function getAllPermutationsOfXxxOf(listOfLists) {
	return listOfLists.reduce((permutations, list) => {
		if (list.length > 1) return list.flatMap((element) => permutations.map((permutation) => [...permutation, element]));
		permutations.forEach((permutation) => permutation.push(list[0]));
		return permutations;
	}, [[]]);
}
/** Returns the subset of 'patternProperties' specifications that match the given 'key'
*
* @param schema - The schema whose 'patternProperties' are to be filtered
* @param key - The key to match against the 'patternProperties' specifications
* @returns - The subset of 'patternProperties' specifications that match the given 'key'
*/
function getMatchingPatternProperties(schema, key) {
	const patternProperties = schema.patternProperties ?? {};
	return Object.fromEntries(Object.entries(patternProperties).filter(([pattern]) => RegExp(pattern).test(key)));
}
/** Resolves references and dependencies within a schema and its 'allOf' children. Passes the `expandAllBranches` flag
* down to the `retrieveSchemaInternal()`, `resolveReference()` and `resolveDependencies()` helper calls. If
* `expandAllBranches` is true, then all possible dependencies and/or allOf branches are returned.
*
* @param validator - An implementation of the `ValidatorType` interface that will be forwarded to all the APIs
* @param schema - The schema for which resolving a schema is desired
* @param rootSchema - The root schema that will be forwarded to all the APIs
* @param expandAllBranches - Flag, if true, will return all possible branches of conditions, any/oneOf and dependencies
*          as a list of schemas
* @param recurseList - The list of refs already expanded on the current resolution path, used to
*          detect cycles
* @param [formData] - The current formData, if any, to assist retrieving a schema
* @param [experimental_customMergeAllOf] - Optional function that allows for custom merging of `allOf` schemas
* @param [resolveAnyOfOrOneOfRefs] - Optional flag indicating whether to resolved refs in anyOf/oneOf lists
* @param [preserveDependencies=false] - Leave dependencies unresolved for default computation
* @param [passCount=0] - Internal backstop counting the passes of the resolveReference fixpoint loop; resolution
*          collapses to the schema resolved so far, flagged as a cycle, if it does not converge
* @returns - The list of schemas having its references, dependencies and allOf schemas resolved
*/
function resolveSchema(validator, schema, rootSchema, expandAllBranches, recurseList, formData, experimental_customMergeAllOf, resolveAnyOfOrOneOfRefs, preserveDependencies = false, passCount = 0) {
	const updatedSchemas = resolveReference(validator, schema, rootSchema, expandAllBranches, recurseList, formData, experimental_customMergeAllOf, resolveAnyOfOrOneOfRefs, preserveDependencies, passCount);
	if (updatedSchemas.length > 1 || updatedSchemas[0] !== schema) return updatedSchemas;
	if ("dependencies" in schema && !preserveDependencies) return resolveDependencies(validator, schema, rootSchema, expandAllBranches, recurseList, formData, experimental_customMergeAllOf, passCount).flatMap((s) => retrieveSchemaInternal(validator, s, rootSchema, formData, expandAllBranches, recurseList, experimental_customMergeAllOf, void 0, void 0, passCount + 1));
	if ("allOf" in schema && Array.isArray(schema["allOf"])) return getAllPermutationsOfXxxOf(schema.allOf.map((allOfSubschema) => retrieveSchemaInternal(validator, allOfSubschema, rootSchema, formData, expandAllBranches, enclosingRefPath(schema, recurseList, passCount), experimental_customMergeAllOf, void 0, preserveDependencies, passCount > 0 ? 1 : 0))).map((permutation) => ({
		...schema,
		allOf: permutation
	}));
	return [schema];
}
/** Resolves all references within a schema and then returns the `retrieveSchemaInternal()` if the resolved schema is
* actually different than the original. Passes the `expandAllBranches` flag down to the `retrieveSchemaInternal()`
* helper call.
*
* @param validator - An implementation of the `ValidatorType` interface that will be forwarded to all the APIs
* @param schema - The schema for which resolving a reference is desired
* @param rootSchema - The root schema that will be forwarded to all the APIs
* @param expandAllBranches - Flag, if true, will return all possible branches of conditions, any/oneOf and dependencies
*          as a list of schemas
* @param recurseList - The list of $refs already expanded on the current resolution path, used to detect cycles
* @param [formData] - The current formData, if any, to assist retrieving a schema
* @param [experimental_customMergeAllOf] - Optional function that allows for custom merging of `allOf` schemas
* @param [resolveAnyOfOrOneOfRefs] - Optional flag indicating whether to resolved refs in anyOf/oneOf lists
* @param [preserveDependencies=false] - Leave dependencies unresolved for default computation
* @param [passCount=0] - Internal backstop counting the passes of the fixpoint loop; resolution collapses to the
*          schema resolved so far, flagged as a cycle, if it does not converge
* @returns - The list schemas retrieved after having all references resolved
*/
function resolveReference(validator, schema, rootSchema, expandAllBranches, recurseList, formData, experimental_customMergeAllOf, resolveAnyOfOrOneOfRefs, preserveDependencies = false, passCount = 0) {
	if (passCount > MAX_RESOLUTION_PASSES) return [{
		...schema,
		[RJSF_REF_CYCLE_KEY]: true
	}];
	const updatedSchema = resolveAllReferences(schema, rootSchema, recurseList, void 0, resolveAnyOfOrOneOfRefs, false, [], passCount);
	if (updatedSchema !== schema) return retrieveSchemaInternal(validator, updatedSchema, rootSchema, formData, expandAllBranches, recurseList, experimental_customMergeAllOf, resolveAnyOfOrOneOfRefs, preserveDependencies, passCount + 1);
	return [schema];
}
/** Resolves all references within the schema itself as well as any of its properties and array items.
*
* @param schema - The schema for which resolving all references is desired
* @param rootSchema - The root schema that will be forwarded to all the APIs
* @param recurseList - List of $refs already expanded on the current resolution path, used to detect cycles
* @param [baseURI] - The base URI to be used for resolving relative references
* @param [resolveAnyOfOrOneOfRefs] - Optional flag indicating whether to resolved refs in anyOf/oneOf lists
* @param [markCycleOnDetection=false] - When true and a recursive $ref is detected, the returned schema is tagged
*   with `__rjsf_ref_cycle: true` so that `SchemaField` can render a cycle indicator instead of recursing.
*   Should only be `true` when called from an **object-property** context, because object properties are always
*   rendered (creating an infinite render loop), whereas array items and anyOf/oneOf branches are data-driven. It
*   stays false in resolveAnyOfOrOneOfRefs mode because there a $ref already expanded by an earlier option is
*   deliberately collapsed to the unexpanded skeleton via `optionsPath` (which keeps shared-ref DAGs linear), and
*   marking those collapsed skeletons would render false cycle indicators.
* @param [expandedRefs] - Walk-local collector of the refs materialized during this walk; used to keep later
*   anyOf/oneOf options that reuse an already-expanded ref collapsed. Pass nothing to get the default behavior.
* @param [passCount=0] - The pass of the `resolveReference` fixpoint loop this walk belongs to; re-walks
*   (pass > 0) put materialized refs back on the path so they stay at their fixpoint depth. Callers should omit
*   this.
* @returns - given schema will all references resolved or the original schema if no internal `$refs` were resolved
*/
function resolveAllReferences(schema, rootSchema, recurseList, baseURI, resolveAnyOfOrOneOfRefs, markCycleOnDetection = false, expandedRefs, passCount = 0) {
	if (!isObject(schema)) return schema;
	let resolvedSchema = schema;
	let currentBaseURI = baseURI;
	let pathList = recurseList;
	if ("$ref" in resolvedSchema) {
		const { $ref, ...localSchema } = resolvedSchema;
		if (pathList.includes($ref) || passCount > 0 && resolvedSchema[RJSF_REF_KEY] === $ref) return markCycleOnDetection ? {
			...resolvedSchema,
			[RJSF_REF_CYCLE_KEY]: true
		} : resolvedSchema;
		pathList = [...pathList, $ref];
		resolvedSchema = {
			...findSchemaDefinition($ref, rootSchema, currentBaseURI),
			...localSchema,
			[RJSF_REF_KEY]: $ref
		};
		if ("$id" in resolvedSchema) currentBaseURI = resolvedSchema["$id"];
		expandedRefs?.push($ref);
	} else if (passCount > 0) {
		const sourceRef = resolvedSchema[RJSF_REF_KEY];
		if (typeof sourceRef === "string") {
			pathList = [...pathList, sourceRef];
			if (expandedRefs && !expandedRefs.includes(sourceRef)) expandedRefs.push(sourceRef);
		}
	}
	if ("properties" in resolvedSchema) {
		const updatedProps = {};
		for (const [key, value] of Object.entries(resolvedSchema["properties"] ?? {})) updatedProps[key] = resolveAllReferences(value, rootSchema, pathList, currentBaseURI, resolveAnyOfOrOneOfRefs, !resolveAnyOfOrOneOfRefs, expandedRefs, passCount);
		resolvedSchema = {
			...resolvedSchema,
			[PROPERTIES_KEY]: updatedProps
		};
	}
	if ("items" in resolvedSchema && !Array.isArray(resolvedSchema.items) && typeof resolvedSchema.items !== "boolean") resolvedSchema = {
		...resolvedSchema,
		items: resolveAllReferences(resolvedSchema.items, rootSchema, pathList, currentBaseURI, resolveAnyOfOrOneOfRefs, false, expandedRefs, passCount)
	};
	if (resolveAnyOfOrOneOfRefs) {
		let key;
		let schemas;
		if ("anyOf" in schema && Array.isArray(schema["anyOf"])) {
			key = ANY_OF_KEY;
			schemas = resolvedSchema[ANY_OF_KEY];
		} else if ("oneOf" in schema && Array.isArray(schema["oneOf"])) {
			key = ONE_OF_KEY;
			schemas = resolvedSchema[ONE_OF_KEY];
		}
		if (key && schemas) {
			let optionsPath = pathList;
			resolvedSchema = {
				...resolvedSchema,
				[key]: schemas.map((s) => {
					const expandedBefore = expandedRefs?.length ?? 0;
					const option = resolveAllReferences(s, rootSchema, optionsPath, currentBaseURI, resolveAnyOfOrOneOfRefs, false, expandedRefs, passCount);
					if (expandedRefs && expandedRefs.length > expandedBefore) optionsPath = [...optionsPath, ...expandedRefs.slice(expandedBefore)];
					return option;
				})
			};
		}
	}
	return deepEquals(schema, resolvedSchema) ? schema : resolvedSchema;
}
/** Returns the resolution path for a nested branch (an `allOf` element, a `then`/`else` schema or a `dependencies`
* value) of a schema that was itself materialized by expanding a `$ref` earlier in this resolution. Keeping the
* enclosing ref on the path lets a branch that refers back to the enclosing definition collapse as a cycle instead
* of re-expanding without bound. As with the marker walk in `resolveAllReferences`, this only happens on re-walks
* (`passCount > 0`): on the first pass of a fresh call the branch expands the ref one more level.
*
* @param schema - The schema whose branch is about to be resolved
* @param recurseList - The list of refs already expanded on the current resolution path
* @param passCount - The pass of the `resolveReference` fixpoint loop this resolution belongs to
* @returns - `recurseList` plus the schema's source ref when it carries one on a re-walk, else `recurseList`
*/
function enclosingRefPath(schema, recurseList, passCount) {
	if (passCount === 0) return recurseList;
	const sourceRef = schema[RJSF_REF_KEY];
	return typeof sourceRef === "string" && !recurseList.includes(sourceRef) ? [...recurseList, sourceRef] : recurseList;
}
/** Creates new 'properties' items for each key in the `formData`
*
* @param validator - An implementation of the `ValidatorType` interface that will be used when necessary
* @param theSchema - The schema for which the existing additional properties is desired
* @param [rootSchema] - The root schema, used to primarily to look up `$ref`s * @param validator
* @param [aFormData] - The current formData, if any, to assist retrieving a schema
* @param [experimental_customMergeAllOf] - Optional function that allows for custom merging of `allOf` schemas
* @returns - The updated schema with additional properties stubbed
*/
function stubExistingAdditionalProperties(validator, theSchema, rootSchema, aFormData, experimental_customMergeAllOf) {
	const schema = {
		...theSchema,
		properties: { ...theSchema.properties }
	};
	const formData = aFormData && isObject(aFormData) ? aFormData : {};
	Object.keys(formData).forEach((key) => {
		if (key in schema.properties) return;
		if ("patternProperties" in schema) {
			const matchingProperties = getMatchingPatternProperties(schema, key);
			if (Object.keys(matchingProperties).length > 0) {
				schema.properties[key] = retrieveSchema(validator, { [ALL_OF_KEY]: Object.values(matchingProperties) }, rootSchema, formData[key], experimental_customMergeAllOf);
				schema.properties[key][ADDITIONAL_PROPERTY_FLAG] = true;
				return;
			}
		}
		if ("additionalProperties" in schema && schema.additionalProperties !== false) {
			let additionalProperties;
			if (typeof schema.additionalProperties !== "boolean") {
				if ("$ref" in schema.additionalProperties) additionalProperties = retrieveSchema(validator, { [REF_KEY]: schema.additionalProperties[REF_KEY] }, rootSchema, formData[key], experimental_customMergeAllOf);
				else if ("type" in schema.additionalProperties) additionalProperties = { ...schema.additionalProperties };
				else if ("anyOf" in schema.additionalProperties || "oneOf" in schema.additionalProperties) additionalProperties = {
					type: "object",
					...schema.additionalProperties
				};
				else additionalProperties = { type: guessType(formData[key]) };
			} else additionalProperties = { type: guessType(formData[key]) };
			schema.properties[key] = additionalProperties;
			schema.properties[key][ADDITIONAL_PROPERTY_FLAG] = true;
		} else {
			schema.properties[key] = { type: "null" };
			schema.properties[key][ADDITIONAL_PROPERTY_FLAG] = true;
		}
	});
	return schema;
}
/**
* Internal helper that merges allOf schemas using @x0k/json-schema-merge's shallow allOf merge
* @param schema - The schema containing an `allOf` keyword
* @returns The schema with allOf schemas merged
*/
function mergeAllOf(schema) {
	return shallowAllOfMerge_default(schema);
}
/** Internal handler that retrieves an expanded schema that has had all of its conditions, additional properties,
* references and dependencies resolved and merged into the `schema` given a `validator`, `rootSchema` and `rawFormData`
* that is used to do the potentially recursive resolution. If `expandAllBranches` is true, then all possible branches
* of the schema and its references, conditions and dependencies are returned.
*
* @param validator - An implementation of the `ValidatorType` interface that will be forwarded to all the APIs
* @param schema - The schema for which retrieving a schema is desired
* @param rootSchema - The root schema that will be forwarded to all the APIs
* @param [rawFormData] - The current formData, if any, to assist retrieving a schema
* @param [expandAllBranches=false] - Flag, if true, will return all possible branches of conditions, any/oneOf and
*          dependencies as a list of schemas
* @param [recurseList=[]] - The list of refs already expanded on the current resolution path, used to detect
*          cycles; callers should omit this
* @param [experimental_customMergeAllOf] - Optional function that allows for custom merging of `allOf` schemas
* @param [resolveAnyOfOrOneOfRefs] - Optional flag indicating whether to resolved refs in anyOf/oneOf lists
* @param [preserveDependencies=false] - Leave dependencies unresolved for default computation
* @param [passCount=0] - Internal backstop counting the passes of the `resolveReference` fixpoint loop;
*          resolution collapses to the schema resolved so far, flagged as a cycle, if a schema ever stops
*          terminating. Callers should omit this
* @returns - The schema(s) resulting from having its conditions, additional properties, references and dependencies
*          resolved. Multiple schemas may be returned if `expandAllBranches` is true.
*/
function retrieveSchemaInternal(validator, schema, rootSchema, rawFormData, expandAllBranches = false, recurseList = [], experimental_customMergeAllOf, resolveAnyOfOrOneOfRefs, preserveDependencies = false, passCount = 0) {
	if (!isObject(schema)) return [{}];
	return resolveSchema(validator, schema, rootSchema, expandAllBranches, recurseList, rawFormData, experimental_customMergeAllOf, resolveAnyOfOrOneOfRefs, preserveDependencies, passCount).flatMap((s) => {
		let resolvedSchema = s;
		if ("if" in resolvedSchema) return resolveCondition(validator, resolvedSchema, rootSchema, expandAllBranches, recurseList, rawFormData, experimental_customMergeAllOf, preserveDependencies, passCount);
		if ("allOf" in resolvedSchema) {
			if (expandAllBranches) {
				const { allOf, ...restOfSchema } = resolvedSchema;
				return [...allOf, restOfSchema];
			}
			try {
				resolvedSchema = experimental_customMergeAllOf ? experimental_customMergeAllOf(resolvedSchema) : mergeAllOf(resolvedSchema);
			} catch (e) {
				console.warn("could not merge subschemas in allOf:\n", e);
				const { allOf, ...resolvedSchemaWithoutAllOf } = resolvedSchema;
				return resolvedSchemaWithoutAllOf;
			}
		}
		if ("properties" in resolvedSchema && "patternProperties" in resolvedSchema) resolvedSchema = Object.keys(resolvedSchema.properties).reduce((acc, key) => {
			const matchingProperties = getMatchingPatternProperties(acc, key);
			if (Object.keys(matchingProperties).length > 0) [acc.properties[key]] = retrieveSchemaInternal(validator, { allOf: [acc.properties[key], ...Object.values(matchingProperties)] }, rootSchema, getByPath(rawFormData, key), void 0, void 0, experimental_customMergeAllOf, void 0, preserveDependencies);
			return acc;
		}, {
			...resolvedSchema,
			properties: { ...resolvedSchema.properties }
		});
		if ("patternProperties" in resolvedSchema || "additionalProperties" in resolvedSchema && resolvedSchema.additionalProperties !== false) return stubExistingAdditionalProperties(validator, resolvedSchema, rootSchema, rawFormData, experimental_customMergeAllOf);
		return resolvedSchema;
	});
}
/** Resolves an `anyOf` or `oneOf` within a schema (if present) to the list of schemas returned from
* `retrieveSchemaInternal()` for the best matching option. If `expandAllBranches` is true, then a list of schemas for ALL
* options are retrieved and returned.
*
* @param validator - An implementation of the `ValidatorType` interface that will be forwarded to all the APIs
* @param schema - The schema for which retrieving a schema is desired
* @param rootSchema - The root schema that will be forwarded to all the APIs
* @param expandAllBranches - Flag, if true, will return all possible branches of conditions, any/oneOf and dependencies
*          as a list of schemas
* @param [rawFormData] - The current formData, if any, to assist retrieving a schema, defaults to an empty object
* @returns - Either an array containing the best matching option or all options if `expandAllBranches` is true
*/
function resolveAnyOrOneOfSchemas(validator, schema, rootSchema, expandAllBranches, rawFormData) {
	let anyOrOneOf;
	const { oneOf, anyOf, ...remaining } = schema;
	if (Array.isArray(oneOf)) anyOrOneOf = oneOf;
	else if (Array.isArray(anyOf)) anyOrOneOf = anyOf;
	if (anyOrOneOf) {
		const formData = rawFormData === void 0 && expandAllBranches ? {} : rawFormData;
		const discriminator = getDiscriminatorFieldFromSchema(schema);
		anyOrOneOf = anyOrOneOf.map((s) => resolveAllReferences(s, rootSchema, []));
		const option = getFirstMatchingOption(validator, formData, anyOrOneOf, rootSchema, discriminator);
		if (expandAllBranches) {
			getFirstMatchingOption(validator, formData, relaxOptionsForScoring(anyOrOneOf, false, rootSchema), rootSchema, discriminator);
			return anyOrOneOf.map((item) => mergeSchemas(remaining, item));
		}
		return [mergeSchemas(remaining, anyOrOneOf[option])];
	}
	return [schema];
}
/** Normalises a list of `oneOf`/`anyOf` options for use in option-scoring only (not for filtering).
* Boolean schemas are converted to their object equivalents (`true` → `{}`, `false` → `{not:{}}`).
* When `resolveRefs` is `true`, each object option is first passed through `resolveAllReferences`
* so that `$ref`-based options expose their `additionalProperties` constraint before relaxation.
* Any option whose `additionalProperties` is `false` is widened to `true` so that
* `getClosestMatchingOption` / `validator.isValid()` does not produce false negatives when the
* form data contains keys not listed in `properties`.
*
* @param options - The raw `oneOf`/`anyOf` array, which may contain boolean schemas
* @param [resolveRefs=false] - When `true`, resolve `$ref`s in each option before relaxing; pass
*   `rootSchema` as well. Set `false` (default) when refs are already resolved at the call site.
* @param [rootSchema] - Required when `resolveRefs` is `true`; the root schema used to look up `$ref`s
* @returns - A new array of plain schema objects with `additionalProperties` relaxed where needed
*/
function relaxOptionsForScoring(options, resolveRefs = false, rootSchema) {
	return options.map((d) => {
		if (!isObject(d)) return normalizeBooleanSchema(d);
		const schema = resolveRefs && rootSchema ? resolveAllReferences(d, rootSchema, []) : d;
		return schema.additionalProperties === false ? {
			...schema,
			additionalProperties: true
		} : schema;
	});
}
/** Resolves dependencies within a schema and its 'anyOf/oneOf' children. Passes the `expandAllBranches` flag down to
* the `resolveAnyOrOneOfSchema()` and `processDependencies()` helper calls.
*
* @param validator - An implementation of the `ValidatorType` interface that will be forwarded to all the APIs
* @param schema - The schema for which resolving a dependency is desired
* @param rootSchema - The root schema that will be forwarded to all the APIs
* @param expandAllBranches - Flag, if true, will return all possible branches of conditions, any/oneOf and dependencies
*          as a list of schemas
* @param recurseList - The list of refs already expanded on the current resolution path, used to
*          detect cycles
* @param [formData] - The current formData, if any, to assist retrieving a schema
* @param [experimental_customMergeAllOf] - Optional function that allows for custom merging of `allOf` schemas
* @param [passCount=0] - The pass of the `resolveReference` fixpoint loop this resolution belongs to
* @returns - The list of schemas with their dependencies resolved
*/
function resolveDependencies(validator, schema, rootSchema, expandAllBranches, recurseList, formData, experimental_customMergeAllOf, passCount = 0) {
	const { dependencies, ...remainingSchema } = schema;
	return resolveAnyOrOneOfSchemas(validator, remainingSchema, rootSchema, expandAllBranches, formData).flatMap((resolvedSchema) => processDependencies(validator, dependencies, resolvedSchema, rootSchema, expandAllBranches, recurseList, formData, experimental_customMergeAllOf, passCount));
}
/** Processes all the `dependencies` recursively into the list of `resolvedSchema`s as needed. Passes the
* `expandAllBranches` flag down to the `withDependentSchema()` and the recursive `processDependencies()` helper calls.
*
* @param validator - An implementation of the `ValidatorType` interface that will be forwarded to all the APIs
* @param dependencies - The set of dependencies that needs to be processed
* @param resolvedSchema - The schema for which processing dependencies is desired
* @param rootSchema - The root schema that will be forwarded to all the APIs
* @param expandAllBranches - Flag, if true, will return all possible branches of conditions, any/oneOf and dependencies
*          as a list of schemas
* @param recurseList - The list of refs already expanded on the current resolution path, used to
*          detect cycles
* @param [formData] - The current formData, if any, to assist retrieving a schema
* @param [experimental_customMergeAllOf] - Optional function that allows for custom merging of `allOf` schemas
* @param [passCount=0] - The pass of the `resolveReference` fixpoint loop this resolution belongs to
* @returns - The schema with the `dependencies` resolved into it
*/
function processDependencies(validator, dependencies, resolvedSchema, rootSchema, expandAllBranches, recurseList, formData, experimental_customMergeAllOf, passCount = 0) {
	let schemas = [resolvedSchema];
	for (const dependencyKey in dependencies) if ((expandAllBranches || getByPath(formData, dependencyKey) !== void 0) && (!resolvedSchema.properties || dependencyKey in resolvedSchema.properties)) {
		const [remainingDependencies, dependencyValue] = splitKeyElementFromObject(dependencyKey, dependencies);
		if (Array.isArray(dependencyValue)) schemas[0] = withDependentProperties(resolvedSchema, dependencyValue);
		else if (isObject(dependencyValue)) schemas = withDependentSchema(validator, resolvedSchema, rootSchema, dependencyKey, dependencyValue, expandAllBranches, recurseList, formData, experimental_customMergeAllOf, passCount);
		return schemas.flatMap((schema) => processDependencies(validator, remainingDependencies, schema, rootSchema, expandAllBranches, recurseList, formData, experimental_customMergeAllOf, passCount));
	}
	return schemas;
}
/** Updates a schema with additionally required properties added
*
* @param schema - The schema for which resolving a dependent properties is desired
* @param [additionallyRequired] - An optional array of additionally required names
* @returns - The schema with the additional required values merged in
*/
function withDependentProperties(schema, additionallyRequired) {
	if (!additionallyRequired) return schema;
	const required = Array.isArray(schema.required) ? Array.from(/* @__PURE__ */ new Set([...schema.required, ...additionallyRequired])) : additionallyRequired;
	return {
		...schema,
		required
	};
}
/** Merges a dependent schema into the `schema` dealing with oneOfs and references. Passes the `expandAllBranches` flag
* down to the `retrieveSchemaInternal()`, `resolveReference()` and `withExactlyOneSubschema()` helper calls.
*
* @param validator - An implementation of the `ValidatorType` interface that will be forwarded to all the APIs
* @param schema - The schema for which resolving a dependent schema is desired
* @param rootSchema - The root schema that will be forwarded to all the APIs
* @param dependencyKey - The key name of the dependency
* @param dependencyValue - The potentially dependent schema
* @param expandAllBranches - Flag, if true, will return all possible branches of conditions, any/oneOf and dependencies
*          as a list of schemas
* @param recurseList - The list of refs already expanded on the current resolution path, used to
*          detect cycles
* @param [formData]- The current formData to assist retrieving a schema
* @param [experimental_customMergeAllOf] - Optional function that allows for custom merging of `allOf` schemas
* @param [passCount=0] - The pass of the `resolveReference` fixpoint loop this resolution belongs to
* @returns - The list of schemas with the dependent schema resolved into them
*/
function withDependentSchema(validator, schema, rootSchema, dependencyKey, dependencyValue, expandAllBranches, recurseList, formData, experimental_customMergeAllOf, passCount = 0) {
	return retrieveSchemaInternal(validator, dependencyValue, rootSchema, formData, expandAllBranches, enclosingRefPath(schema, recurseList, passCount), experimental_customMergeAllOf, void 0, void 0, passCount > 0 ? 1 : 0).flatMap((dependent) => {
		const { oneOf, ...dependentSchema } = dependent;
		const mergedSchema = mergeSchemas(schema, dependentSchema);
		if (oneOf === void 0) return mergedSchema;
		return getAllPermutationsOfXxxOf(oneOf.map((subschema) => {
			if (typeof subschema === "boolean" || !("$ref" in subschema)) return [subschema];
			return resolveReference(validator, subschema, rootSchema, expandAllBranches, enclosingRefPath(schema, recurseList, passCount), formData, experimental_customMergeAllOf, void 0, void 0, passCount > 0 ? 1 : 0);
		})).flatMap((resolvedOneOf) => withExactlyOneSubschema(validator, mergedSchema, rootSchema, dependencyKey, resolvedOneOf, expandAllBranches, recurseList, formData, experimental_customMergeAllOf, passCount));
	});
}
/** Returns a list of `schema`s with the best choice from the `oneOf` options merged into it. If `expandAllBranches` is
* true, then a list of schemas for ALL options are retrieved and returned. Passes the `expandAllBranches` flag down to
* the `retrieveSchemaInternal()` helper call.
*
* @param validator - An implementation of the `ValidatorType` interface that will be used to validate oneOf options
* @param schema - The schema for which resolving a oneOf subschema is desired
* @param rootSchema - The root schema that will be forwarded to all the APIs
* @param dependencyKey - The key name of the oneOf dependency
* @param oneOf - The list of schemas representing the oneOf options
* @param expandAllBranches - Flag, if true, will return all possible branches of conditions, any/oneOf and dependencies
*          as a list of schemas
* @param recurseList - The list of refs already expanded on the current resolution path, used to
*          detect cycles
* @param [formData] - The current formData to assist retrieving a schema
* @param [experimental_customMergeAllOf] - Optional function that allows for custom merging of `allOf` schemas
* @param [passCount=0] - The pass of the `resolveReference` fixpoint loop this resolution belongs to
* @returns - Either an array containing the best matching option or all options if `expandAllBranches` is true
*/
function withExactlyOneSubschema(validator, schema, rootSchema, dependencyKey, oneOf, expandAllBranches, recurseList, formData, experimental_customMergeAllOf, passCount = 0) {
	const validSubschemas = oneOf.filter((subschema) => {
		if (typeof subschema === "boolean" || !subschema?.properties) return false;
		const { [dependencyKey]: conditionPropertySchema } = subschema.properties;
		if (conditionPropertySchema) {
			const conditionSchema = {
				type: "object",
				properties: { [dependencyKey]: conditionPropertySchema }
			};
			return validator.isValid(conditionSchema, formData, rootSchema) || expandAllBranches;
		}
		return false;
	});
	if (!expandAllBranches && validSubschemas.length !== 1) {
		console.warn("ignoring oneOf in dependencies because there isn't exactly one subschema that is valid");
		return [schema];
	}
	return validSubschemas.flatMap((s) => {
		const subschema = s;
		const [dependentSubschema] = splitKeyElementFromObject(dependencyKey, subschema.properties);
		return retrieveSchemaInternal(validator, {
			...subschema,
			properties: dependentSubschema
		}, rootSchema, formData, expandAllBranches, enclosingRefPath(schema, recurseList, passCount), experimental_customMergeAllOf, void 0, void 0, passCount > 0 ? 1 : 0).map((resolvedSubschema) => mergeSchemas(schema, resolvedSubschema));
	});
}
// node_modules/@rjsf/utils/lib/schema/findSelectedOptionInXxxOf.js
/** Finds the option inside the `schema['any/oneOf']` list which has the `properties[selectorField].default` or
* `properties[selectorField].const` that matches the `formData[selectorField]` value. For the purposes of this
* function, `selectorField` is either `schema.discriminator.propertyName` or `fallbackField`. The `LayoutGridField`
* works directly with schemas in a recursive manner, making this faster than `getFirstMatchingOption()`.
*
* @param validator - An implementation of the `ValidatorType` interface that will be forwarded to all the APIs
* @param rootSchema - The root schema that will be forwarded to all the APIs
* @param schema - The schema element in which to search for the selected anyOf/oneOf option
* @param fallbackField - The field to use as a backup selector field if the schema does not have a required field
* @param xxx - Either `anyOf` or `oneOf`, defines which value is being sought
* @param [formData={}] - The form data that is used to determine which anyOf/oneOf option to descend
* @param [experimental_customMergeAllOf] - Optional function that allows for custom merging of `allOf` schemas
* @returns - The anyOf/oneOf option that matches the selector field in the schema or undefined if nothing is selected
*/
function findSelectedOptionInXxxOf(validator, rootSchema, schema, fallbackField, xxx, formData = {}, experimental_customMergeAllOf) {
	if (Array.isArray(schema[xxx])) {
		const selectorField = getDiscriminatorFieldFromSchema(schema) || fallbackField;
		const xxxOfs = schema[xxx].map((xxxOf) => retrieveSchema(validator, xxxOf, rootSchema, formData, experimental_customMergeAllOf));
		const data = getByPath(formData, selectorField);
		if (data !== void 0) return xxxOfs.find((xxxOfOption) => deepEquals(getByPath(xxxOfOption, [
			PROPERTIES_KEY,
			selectorField,
			DEFAULT_KEY
		], getByPath(xxxOfOption, [
			PROPERTIES_KEY,
			selectorField,
			CONST_KEY
		])), data));
	}
}
// node_modules/@rjsf/utils/lib/schema/getFromSchema.js
/** Internal helper function that acts like `getByPath` but additionally retrieves `$ref`s as needed to get the path
* for schemas containing potentially nested `$ref`s.
*
* @param validator - An implementation of the `ValidatorType` interface that will be forwarded to all the APIs
* @param rootSchema - The root schema that will be forwarded to all the APIs
* @param schema - The current node within the JSON schema recursion
* @param path - The remaining keys in the path to the desired property
* @param [experimental_customMergeAllOf] - Optional function that allows for custom merging of `allOf` schemas
* @returns - The internal schema from the `schema` for the given `path` or undefined if not found
*/
function getFromSchemaInternal(validator, rootSchema, schema, path, experimental_customMergeAllOf) {
	let fieldSchema = schema;
	if (hasByPath(schema, "$ref")) fieldSchema = retrieveSchema(validator, schema, rootSchema, void 0, experimental_customMergeAllOf);
	if (path.length === 0) return fieldSchema;
	const [part, ...nestedPath] = Array.isArray(path) ? [...path] : toPath(path);
	if (part !== void 0 && part !== "" && hasByPath(fieldSchema, part)) {
		fieldSchema = getByPath(fieldSchema, part);
		return getFromSchemaInternal(validator, rootSchema, fieldSchema, nestedPath, experimental_customMergeAllOf);
	}
}
function getFromSchema(validator, rootSchema, schema, path, defaultValue, experimental_customMergeAllOf) {
	const result = getFromSchemaInternal(validator, rootSchema, schema, path, experimental_customMergeAllOf);
	if (result === void 0) return defaultValue;
	return result;
}
// node_modules/@rjsf/utils/lib/schema/findFieldInSchema.js
/** Unique schema that represents no schema was found, exported for testing purposes */
var NOT_FOUND_SCHEMA = { title: "!@#$_UNKNOWN_$#@!" };
/** Finds the field specified by the `path` within the root or recursed `schema`. If there is no field for the specified
* `path`, then the default `{ field: undefined, isRequired: undefined }` is returned. It determines whether a leaf
* field is in the `required` list for its parent and if so, it is marked as required on return.
*
* @param validator - An implementation of the `ValidatorType` interface that will be forwarded to all the APIs
* @param rootSchema - The root schema that will be forwarded to all the APIs
* @param schema - The node within the JSON schema in which to search
* @param path - The keys in the path to the desired field
* @param [formData={}] - The form data that is used to determine which anyOf/oneOf option to descend
* @param [experimental_customMergeAllOf] - Optional function that allows for custom merging of `allOf` schemas
* @returns - An object that contains the field and its required state. If no field can be found then
*            `{ field: undefined, isRequired: undefined }` is returned.
*/
function findFieldInSchema(validator, rootSchema, schema, path, formData = {}, experimental_customMergeAllOf) {
	const pathList = Array.isArray(path) ? [...path] : path.split(".");
	let parentField = schema;
	const fieldName = pathList.pop();
	const fieldNameKey = String(fieldName);
	if (pathList.length) pathList.forEach((subPath) => {
		parentField = getFromSchema(validator, rootSchema, parentField, [PROPERTIES_KEY, subPath], {}, experimental_customMergeAllOf);
		if (hasByPath(parentField, "oneOf")) parentField = findSelectedOptionInXxxOf(validator, rootSchema, parentField, fieldNameKey, ONE_OF_KEY, getByPath(formData, subPath), experimental_customMergeAllOf);
		else if (hasByPath(parentField, "anyOf")) parentField = findSelectedOptionInXxxOf(validator, rootSchema, parentField, fieldNameKey, ANY_OF_KEY, getByPath(formData, subPath), experimental_customMergeAllOf);
	});
	if (hasByPath(parentField, "oneOf")) parentField = findSelectedOptionInXxxOf(validator, rootSchema, parentField, fieldNameKey, ONE_OF_KEY, formData, experimental_customMergeAllOf);
	else if (hasByPath(parentField, "anyOf")) parentField = findSelectedOptionInXxxOf(validator, rootSchema, parentField, fieldNameKey, ANY_OF_KEY, formData, experimental_customMergeAllOf);
	let field = getFromSchema(validator, rootSchema, parentField, [PROPERTIES_KEY, fieldName], NOT_FOUND_SCHEMA, experimental_customMergeAllOf);
	if (field === NOT_FOUND_SCHEMA) field = void 0;
	const requiredArray = getFromSchema(validator, rootSchema, parentField, REQUIRED_KEY, [], experimental_customMergeAllOf);
	let isRequired;
	if (field && Array.isArray(requiredArray)) isRequired = requiredArray.includes(fieldNameKey);
	return {
		field,
		isRequired
	};
}
// node_modules/@rjsf/utils/lib/schema/getClosestMatchingOption.js
/** A junk option used to determine when the getFirstMatchingOption call really matches an option rather than returning
* the first item
*/
var JUNK_OPTION = {
	type: "object",
	$id: JUNK_OPTION_ID,
	properties: { __not_really_there__: { type: "number" } }
};
/** Recursive function that calculates the score of a `formData` against the given `schema`. The computation is fairly
* simple. Initially the total score is 0. When `schema.properties` object exists, then all the `key/value` pairs within
* the object are processed as follows after obtaining the formValue from `formData` using the `key`:
* - If the `value` contains a `$ref`, `calculateIndexScore()` is called recursively with the formValue and the new
*   schema that is the result of the ref in the schema being resolved and that sub-schema's resulting score is added to
*   the total.
* - If the `value` contains a `oneOf` and there is a formValue, then score based on the index returned from calling
*   `getClosestMatchingOption()` of that oneOf.
* - If the type of the `value` is 'object', `calculateIndexScore()` is called recursively with the formValue and the
*   `value` itself as the sub-schema, and the score is added to the total.
* - If the type of the `value` matches the guessed-type of the `formValue`, the score is incremented by 1, UNLESS the
*   value has a `default` or `const`. In those case, if the `default` or `const` and the `formValue` match, the score
*   is incremented by another 1 otherwise it is decremented by 1.
*
* @param validator - An implementation of the `ValidatorType` interface that will be used when necessary
* @param rootSchema - The root JSON schema of the entire form
* @param schema - The schema for which the score is being calculated
* @param formData - The form data associated with the schema, used to calculate the score
* @param [experimental_customMergeAllOf] - Optional function that allows for custom merging of `allOf` schemas
* @returns - The score a schema against the formData
*/
function calculateIndexScore(validator, rootSchema, schema, formData, experimental_customMergeAllOf) {
	let totalScore = 0;
	if (schema) {
		if (isObject(schema.properties)) totalScore += Object.entries(schema.properties).reduce((score, [key, value]) => {
			const formValue = formData?.[key];
			if (typeof value === "boolean") return score;
			if (hasByPath(value, "$ref")) return score + calculateIndexScore(validator, rootSchema, retrieveSchema(validator, value, rootSchema, formValue, experimental_customMergeAllOf), formValue || {}, experimental_customMergeAllOf);
			if ((hasByPath(value, "oneOf") || hasByPath(value, "anyOf")) && formValue) {
				const xxxOfKey = hasByPath(value, "oneOf") ? ONE_OF_KEY : ANY_OF_KEY;
				const discriminator = getDiscriminatorFieldFromSchema(value);
				return score + getClosestMatchingOption(validator, rootSchema, formValue, getByPath(value, xxxOfKey), -1, discriminator, experimental_customMergeAllOf);
			}
			if (value.type === "object") return score + (typeof formValue === "object" && formValue !== null ? 1 : 0) + calculateIndexScore(validator, rootSchema, value, formValue, experimental_customMergeAllOf);
			if (value.type === guessType(formValue)) {
				let newScore = score + 1;
				if (value.default) newScore += formValue === value.default ? 1 : -1;
				else if (value.const) newScore += formValue === value.const ? 1 : -1;
				return newScore;
			}
			return score;
		}, 0);
		else if (typeof schema.type === "string" && schema.type === guessType(formData)) totalScore += 1;
	}
	return totalScore;
}
/** Determines which of the given `options` provided most closely matches the `formData`. Using
* `getFirstMatchingOption()` to match two schemas that differ only by the readOnly, default or const value of a field
* based on the `formData` and returns 0 when there is no match. Rather than passing in all the `options` at once to
* this utility, instead an array of valid option indexes is created by iterating over the list of options, call
* `getFirstMatchingOptions` with a list of one junk option and one good option, seeing if the good option is considered
* matched.
*
* Once the list of valid indexes is created, if there is only one valid index, just return it. Otherwise, if there are
* no valid indexes, then fill the valid indexes array with the indexes of all the options. Next, the index of the
* option with the highest score is determined by iterating over the list of valid options, calling
* `calculateIndexScore()` on each, comparing it against the current best score, and returning the index of the one that
* eventually has the best score.
*
* @param validator - An implementation of the `ValidatorType` interface that will be used when necessary
* @param rootSchema - The root JSON schema of the entire form
* @param formData - The form data associated with the schema
* @param options - The list of options that can be selected from
* @param [selectedOption=-1] - The index of the currently selected option, defaulted to -1 if not specified
* @param [discriminatorField] - The optional name of the field within the options object whose value is used to
*          determine which option is selected
* @param [experimental_customMergeAllOf] - Optional function that allows for custom merging of `allOf` schemas
* @returns - The index of the option that is the closest match to the `formData` or the `selectedOption` if no match
*/
function getClosestMatchingOption(validator, rootSchema, formData, options, selectedOption = -1, discriminatorField, experimental_customMergeAllOf) {
	const resolvedOptions = options.map((option) => resolveAllReferences(option, rootSchema, []));
	const simpleDiscriminatorMatch = getOptionMatchingSimpleDiscriminator(formData, options, discriminatorField);
	if (typeof simpleDiscriminatorMatch === "number") return simpleDiscriminatorMatch;
	const allValidIndexes = resolvedOptions.reduce((validList, option, index) => {
		if (getFirstMatchingOption(validator, formData, [JUNK_OPTION, option], rootSchema, discriminatorField) === 1) validList.push(index);
		return validList;
	}, []);
	if (allValidIndexes.length === 1) return allValidIndexes[0];
	if (!allValidIndexes.length) allValidIndexes.push(...resolvedOptions.keys());
	const scoreCount = /* @__PURE__ */ new Set();
	const { bestIndex } = allValidIndexes.reduce((scoreData, index) => {
		const { bestScore } = scoreData;
		const option = resolvedOptions[index];
		const score = calculateIndexScore(validator, rootSchema, option, formData, experimental_customMergeAllOf);
		scoreCount.add(score);
		if (score > bestScore) return {
			bestIndex: index,
			bestScore: score
		};
		return scoreData;
	}, {
		bestIndex: selectedOption,
		bestScore: 0
	});
	if (scoreCount.size === 1 && selectedOption >= 0) return selectedOption;
	return bestIndex;
}
// node_modules/@rjsf/utils/lib/constIsAjvDataReference.js
/**
* Checks if the schema const property value is an AJV $data reference
* and the current schema is not an object or array
*
* @param schema - The schema to check if the const is an AJV $data reference
* @returns - true if the schema const property value is an AJV $data reference otherwise false.
*/
function constIsAjvDataReference(schema) {
	const schemaConst = schema[CONST_KEY];
	const schemaType = getSchemaType(schema);
	return isObject(schemaConst) && typeof schemaConst?.$data === "string" && schemaType !== "object" && schemaType !== "array";
}
// node_modules/@rjsf/utils/lib/isConstant.js
/** This function checks if the given `schema` matches a single constant value. This happens when either the schema has
* an `enum` array with a single value or there is a `const` defined.
*
* @param schema - The schema for a field
* @returns - True if the `schema` has a single constant value, false otherwise
*/
function isConstant(schema) {
	return Array.isArray(schema.enum) && schema.enum.length === 1 || "const" in schema;
}
// node_modules/@rjsf/utils/lib/isFixedItems.js
/** Detects whether the given `schema` contains fixed items. This is the case when `schema.items` is an array that only
* contains objects.
*
* @param schema - The schema in which to check for fixed items
* @returns - True if there are fixed items in the schema, false otherwise
*/
function isFixedItems(schema) {
	return Array.isArray(schema.items) && schema.items.every((item) => isObject(item));
}
// node_modules/@rjsf/utils/lib/mergeDefaultsWithFormData.js
/** Merges the `defaults` object of type `T` into the `formData` of type `T`
*
* When merging defaults and form data, we want to merge in this specific way:
* - objects are deeply merged
* - arrays are merged in such a way that:
*   - when the array is set in form data, only array entries set in form data
*     are deeply merged; additional entries from the defaults are ignored unless `mergeExtraArrayDefaults` is true, in
*     which case the extras are appended onto the end of the form data
*   - when the array is not set in form data, the default is copied over
* - scalars are overwritten/set by form data unless undefined and there is a default AND `defaultSupercedesUndefined`
*   is true
*
* @param [defaults] - The defaults to merge
* @param [formData] - The form data into which the defaults will be merged
* @param [mergeExtraArrayDefaults=false] - If true, any additional default array entries are appended onto the formData
* @param [defaultSupercedesUndefined=false] - If true, an explicit undefined value will be overwritten by the default value
* @param [overrideFormDataWithDefaults=false] - If true, the default value will overwrite the form data value. If the value
*        doesn't exist in the default, we take it from formData and in the case where the value is set to undefined in formData.
*       This is useful when we have already merged formData with defaults and want to add an additional field from formData
*       that does not exist in defaults.
* @returns - The resulting merged form data with defaults
*/
function mergeDefaultsWithFormData(defaults, formData, mergeExtraArrayDefaults = false, defaultSupercedesUndefined = false, overrideFormDataWithDefaults = false) {
	if (Array.isArray(formData)) {
		const defaultsArray = Array.isArray(defaults) ? defaults : [];
		const overrideArray = overrideFormDataWithDefaults ? defaultsArray : formData;
		const overrideOppositeArray = overrideFormDataWithDefaults ? formData : defaultsArray;
		const mapped = overrideArray.map((value, idx) => {
			if (overrideOppositeArray[idx] !== void 0) return mergeDefaultsWithFormData(defaultsArray[idx], formData[idx], mergeExtraArrayDefaults, defaultSupercedesUndefined, overrideFormDataWithDefaults);
			return value;
		});
		if ((mergeExtraArrayDefaults || overrideFormDataWithDefaults) && mapped.length < overrideOppositeArray.length) mapped.push(...overrideOppositeArray.slice(mapped.length));
		return mapped;
	}
	if (isObject(formData)) {
		const acc = Object.assign({}, defaults);
		const formDataObj = formData;
		const defaultsObj = isObject(defaults) ? defaults : void 0;
		return Object.keys(formDataObj).reduce((accumulator, key) => {
			const keyValue = formDataObj[key];
			const keyExistsInDefaults = defaultsObj !== void 0 && key in defaultsObj;
			const keyExistsInFormData = key in formDataObj;
			const keyDefault = defaultsObj?.[key] ?? {};
			const defaultValueNeedsDeepMerge = keyExistsInDefaults && isObject(keyDefault) && Object.values(keyDefault).some((v) => isObject(v) || Array.isArray(v));
			const keyDefaultIsObject = keyExistsInDefaults && isObject(defaultsObj?.[key]);
			const keyHasFormDataObject = keyExistsInFormData && isObject(keyValue);
			if (keyDefaultIsObject && keyHasFormDataObject && !defaultValueNeedsDeepMerge) {
				accumulator[key] = {
					...defaultsObj?.[key],
					...keyValue
				};
				return accumulator;
			}
			accumulator[key] = mergeDefaultsWithFormData(defaultsObj?.[key], keyValue, mergeExtraArrayDefaults, defaultSupercedesUndefined, overrideFormDataWithDefaults && (keyExistsInDefaults || !keyExistsInFormData));
			return acc;
		}, acc);
	}
	/**
	* If the defaultSupercedesUndefined flag is true
	*    And formData is set to undefined or null and defaults are defined
	*    Or if formData is a number and is NaN return defaults
	* Or if overrideFormDataWithDefaults flag is true and formData is set to not undefined/null return defaults
	*/
	if (defaultSupercedesUndefined && (!(defaults === void 0) && formData == null || typeof formData === "number" && Number.isNaN(formData)) || overrideFormDataWithDefaults && formData != null) return defaults;
	return formData;
}
// node_modules/@rjsf/utils/lib/mergeObjects.js
/** Recursively merge deeply nested objects.
*
* @param obj1 - The first object to merge
* @param obj2 - The second object to merge
* @param [concatArrays=false] - Optional flag that, when true, will cause arrays to be concatenated. Use
*          "preventDuplicates" to merge arrays in a manner that prevents any duplicate entries from being merged.
*          NOTE: Uses shallow comparison for the duplicate checking.
* @returns - A new object that is the merge of the two given objects
*/
function mergeObjects(obj1, obj2, concatArrays = false) {
	return Object.keys(obj2).reduce((acc, key) => {
		const left = obj1 ? obj1[key] : {}, right = obj2[key];
		if (obj1 && key in obj1 && isObject(right)) acc[key] = mergeObjects(left, right, concatArrays);
		else if (concatArrays && Array.isArray(left) && Array.isArray(right)) {
			let toMerge = right;
			if (concatArrays === "preventDuplicates") toMerge = right.reduce((result, value) => {
				if (!left.includes(value)) result.push(value);
				return result;
			}, []);
			acc[key] = left.concat(toMerge);
		} else acc[key] = right;
		return acc;
	}, { ...obj1 });
}
// node_modules/@rjsf/utils/lib/toConstant.js
/** Returns the constant value from the schema when it is either a single value enum or has a const key. Otherwise
* throws an error.
*
* @param schema - The schema from which to obtain the constant value
* @returns - The constant value for the schema
* @throws - Error when the schema does not have a constant value
*/
function toConstant(schema) {
	if ("enum" in schema && Array.isArray(schema.enum) && schema.enum.length === 1) return schema.enum[0];
	if ("const" in schema) return schema.const;
	throw new Error("schema cannot be inferred as a constant");
}
// node_modules/@rjsf/utils/lib/optionsList.js
/** Reorders `options` according to `order`, which may contain a `'*'` wildcard representing all
* remaining options in their original order. Options not listed in `order` (and not covered by
* a wildcard) are dropped.
*/
function applyEnumOrder(options, order) {
	const optionsByValue = new Map(options.map((opt) => [String(opt.value), opt]));
	const orderedKeys = new Set(order.filter((v) => v !== "*").map(String));
	const rest = options.filter((opt) => !orderedKeys.has(String(opt.value)));
	return order.flatMap((entry) => {
		if (entry === "*") return rest;
		const opt = optionsByValue.get(String(entry));
		return opt ? [opt] : [];
	});
}
/** Gets the list of options from the `schema`. If the schema has an enum list, then those enum values are returned. The
* label will be the same as the `value`.
*
* If the schema has a `oneOf` or `anyOf`, then the value is the list of either:
* - The `const` values from the schema if present
* - If the schema has a discriminator and the label using either the `schema.title` or the value. If a `uiSchema` is
* provided, and it has the `ui:enumNames` matched with `enum` or it has an associated `oneOf` or `anyOf` with a list of
* objects containing `ui:title` then the UI schema values will replace the values from the schema.
*
* @param schema - The schema from which to extract the options list
* @param [uiSchema] - The optional uiSchema from which to get alternate labels for the options
* @returns - The list of options from the schema
*/
function optionsList(schema, uiSchema) {
	if (schema.enum) {
		let enumNames;
		let enumOrder;
		if (uiSchema) {
			const { enumNames: uiEnumNames, enumOrder: uiEnumOrder } = getUiOptions(uiSchema);
			enumNames = uiEnumNames;
			enumOrder = uiEnumOrder;
		}
		let options = schema.enum.map((value, i) => {
			return {
				label: Array.isArray(enumNames) ? enumNames[i] || String(value) : enumNames?.[String(value)] || String(value),
				value
			};
		});
		if (enumOrder) options = applyEnumOrder(options, enumOrder);
		return options;
	}
	let altSchemas = void 0;
	let altUiSchemas = void 0;
	if (schema.anyOf) {
		altSchemas = schema.anyOf;
		altUiSchemas = uiSchema?.anyOf;
	} else if (schema.oneOf) {
		altSchemas = schema.oneOf;
		altUiSchemas = uiSchema?.oneOf;
	}
	let selectorField = getDiscriminatorFieldFromSchema(schema);
	if (uiSchema) {
		const { optionsSchemaSelector = selectorField } = getUiOptions(uiSchema);
		selectorField = optionsSchemaSelector;
	}
	return altSchemas?.map((aSchemaDef, index) => {
		const { title } = getUiOptions(altUiSchemas?.[index]);
		const aSchema = aSchemaDef;
		let value;
		let label = title;
		if (selectorField) {
			const innerSchema = getPropertySchema(aSchema, selectorField);
			value = getByPath(innerSchema, DEFAULT_KEY, getByPath(innerSchema, CONST_KEY));
			label = label ?? innerSchema?.title ?? aSchema.title ?? String(value);
		} else {
			value = toConstant(aSchema);
			label = label ?? aSchema.title ?? String(value);
		}
		return {
			schema: aSchema,
			label,
			value
		};
	});
}
// node_modules/@rjsf/utils/lib/schema/isSelect.js
/** Checks to see if the `schema` combination represents a select
*
* @param validator - An implementation of the `ValidatorType` interface that will be used when necessary
* @param theSchema - The schema for which check for a select flag is desired
* @param [rootSchema] - The root schema, used to primarily to look up `$ref`s
* @param [experimental_customMergeAllOf] - Optional function that allows for custom merging of `allOf` schemas
* @returns - True if schema contains a select, otherwise false
*/
function isSelect(validator, theSchema, rootSchema = {}, experimental_customMergeAllOf) {
	const schema = retrieveSchema(validator, theSchema, rootSchema, void 0, experimental_customMergeAllOf);
	const altSchemas = schema.oneOf || schema.anyOf;
	if (Array.isArray(schema.enum)) return true;
	if (Array.isArray(altSchemas)) return altSchemas.every((altSchema) => typeof altSchema !== "boolean" && isConstant(altSchema));
	return false;
}
// node_modules/@rjsf/utils/lib/schema/isMultiSelect.js
/** Checks to see if the `schema` combination represents a multi-select
*
* @param validator - An implementation of the `ValidatorType` interface that will be used when necessary
* @param schema - The schema for which check for a multi-select flag is desired
* @param [rootSchema] - The root schema, used to primarily to look up `$ref`s
* @param [experimental_customMergeAllOf] - Optional function that allows for custom merging of `allOf` schemas
* @returns - True if schema contains a multi-select, otherwise false
*/
function isMultiSelect(validator, schema, rootSchema, experimental_customMergeAllOf) {
	if (!schema.uniqueItems || !schema.items || typeof schema.items === "boolean") return false;
	return isSelect(validator, schema.items, rootSchema, experimental_customMergeAllOf);
}
// node_modules/@rjsf/utils/lib/schema/getDefaultFormState.js
var PRIMITIVE_TYPES = [
	"string",
	"number",
	"integer",
	"boolean",
	"null"
];
/** Enum that indicates how `schema.additionalItems` should be handled by the `getInnerSchemaForArrayItem()` function.
*/
var AdditionalItemsHandling;
(function(AdditionalItemsHandling) {
	AdditionalItemsHandling[AdditionalItemsHandling["Ignore"] = 0] = "Ignore";
	AdditionalItemsHandling[AdditionalItemsHandling["Invert"] = 1] = "Invert";
	AdditionalItemsHandling[AdditionalItemsHandling["Fallback"] = 2] = "Fallback";
})(AdditionalItemsHandling || (AdditionalItemsHandling = {}));
/** Determines whether a schema has an allOf key AND the experimental_defaultFormStateBehavior for all of is set
* to `populateDefaults`.
*
* @params schema - The schema to check
* @params defaultFormStateBehavior - The Experimental_DefaultFormStateBehavior to check
* @returns - True if allOf defaults should be populated, false otherwise.
*/
function shouldPopulateAllOfDefaults(schema, defaultFormStateBehavior) {
	return Boolean(defaultFormStateBehavior?.allOf === "populateDefaults" && "allOf" in schema);
}
/** Given a `schema` will return an inner schema that for an array item. This is computed differently based on the
* `additionalItems` enum and the value of `idx`. There are four possible returns:
* 1. If `idx` is >= 0, then if `schema.items` is an array the `idx`th element of the array is returned if it is a valid
*    index and not a boolean, otherwise it falls through to 3.
* 2. If `schema.items` is not an array AND truthy and not a boolean, then `schema.items` is returned since it actually
*    is a schema, otherwise it falls through to 3.
* 3. If `additionalItems` is not `AdditionalItemsHandling.Ignore` and `schema.additionalItems` is an object, then
*    `schema.additionalItems` is returned since it actually is a schema, otherwise it falls through to 4.
* 4. {} is returned representing an empty schema
*
* @param schema - The schema from which to get the particular item
* @param [additionalItems=AdditionalItemsHandling.Ignore] - How do we want to handle additional items?
* @param [idx=-1] - Index, if non-negative, will be used to return the idx-th element in a `schema.items` array
* @returns - The best fit schema object from the `schema` given the `additionalItems` and `idx` modifiers
*/
function getInnerSchemaForArrayItem(schema, additionalItems = AdditionalItemsHandling.Ignore, idx = -1) {
	if (idx >= 0) {
		if (Array.isArray(schema.items) && idx < schema.items.length) {
			const item = schema.items[idx];
			if (typeof item !== "boolean") return item;
		}
	} else if (schema.items && !Array.isArray(schema.items) && typeof schema.items !== "boolean") return schema.items;
	if (additionalItems !== AdditionalItemsHandling.Ignore && isObject(schema.additionalItems)) return schema.additionalItems;
	return {};
}
/** Determines whether `value` holds anything: a non-empty string or array, or an object with at least one own key.
* Everything else — including numbers, booleans, `null` and `undefined` — has no content.
*
* @param value - The value to inspect
* @returns - True if the value holds content, otherwise false
*/
function hasContent(value) {
	if (typeof value === "string" || Array.isArray(value)) return value.length > 0;
	if (typeof value === "object" && value !== null) return Object.keys(value).length > 0;
	return false;
}
/** Checks whether form data is undefined or an empty object.
*
* @param formData - The form data to inspect
* @returns - True if there is no existing form data
*/
function isEmptyFormData(formData) {
	return formData === void 0 || isObject(formData) && Object.keys(formData).length === 0;
}
/** Checks if the given `schema` contains the `null` type along with another type AND if the `default` contained within
* the schema is `null` AND the `computedDefault` is empty. If all of those conditions are true, then the `schema`'s
* default should be `null` rather than `computedDefault`.
*
* @param schema - The schema to inspect
* @param computedDefault - The computed default for the schema
* @returns - Flag indicating whether a null should be returned instead of the computedDefault
*/
function computeDefaultBasedOnSchemaTypeAndDefaults(schema, computedDefault) {
	const { default: schemaDefault, type } = schema;
	return Array.isArray(type) && type.includes("null") && !hasContent(computedDefault) && schemaDefault === null ? null : computedDefault;
}
/** Either add `computedDefault` at `key` into `obj` or not add it based on its value, the value of
* `includeUndefinedValues`, the value of `emptyObjectFields` and if its parent field is required. Generally undefined
* `computedDefault` values are added only when `includeUndefinedValues` is either true/"excludeObjectChildren". If `
* includeUndefinedValues` is false and `emptyObjectFields` is not "skipDefaults", then non-undefined and non-empty-object
* values will be added based on certain conditions.
*
* @param acc - The object into which the computed default may be added
* @param key - The key into the object at which the computed default may be added
* @param computedDefault - The computed default value that maybe should be added to the obj
* @param includeUndefinedValues - Optional flag, if true, cause undefined values to be added as defaults.
*          If "excludeObjectChildren", cause undefined values for this object and pass `includeUndefinedValues` as
*          false when computing defaults for any nested object properties. If "allowEmptyObject", prevents undefined
*          values in this object while allow the object itself to be empty and passing `includeUndefinedValues` as
*          false when computing defaults for any nested object properties.
* @param isParentRequired - The optional boolean that indicates whether the parent field is required
* @param requiredFields - The list of fields that are required
* @param experimental_defaultFormStateBehavior - Optional configuration object, if provided, allows users to override
*        default form state behavior
* @param isConst - Optional flag, if true, indicates that the schema has a const property defined, thus we should always return the computedDefault since it's coming from the const.
* @param isNullType - The type of the schema is null
*/
function maybeAddDefaultToObject(acc, key, computedDefault, includeUndefinedValues, isParentRequired, requiredFields = [], experimental_defaultFormStateBehavior = {}, isConst = false, isNullType = false) {
	const { emptyObjectFields = "populateAllDefaults" } = experimental_defaultFormStateBehavior;
	if (includeUndefinedValues === true || isConst) acc[key] = computedDefault;
	else if (includeUndefinedValues === "excludeObjectChildren") {
		if (isNullType && computedDefault !== void 0 || !isObject(computedDefault) || Object.keys(computedDefault).length > 0) acc[key] = computedDefault;
	} else if (emptyObjectFields !== "skipDefaults") {
		const isSelfOrParentRequired = isParentRequired === void 0 ? requiredFields.includes(key) : isParentRequired;
		if (isObject(computedDefault)) {
			if (emptyObjectFields === "skipEmptyDefaults") {
				if (Object.keys(computedDefault).length > 0) acc[key] = computedDefault;
			} else if ((Object.keys(computedDefault).length > 0 || requiredFields.includes(key)) && (isSelfOrParentRequired || emptyObjectFields !== "populateRequiredDefaults")) acc[key] = computedDefault;
		} else if (computedDefault !== void 0 && (emptyObjectFields === "populateAllDefaults" || emptyObjectFields === "skipEmptyDefaults" || isSelfOrParentRequired && requiredFields.includes(key))) acc[key] = computedDefault;
	}
}
/** Computes the defaults for the current `schema` given the `rawFormData` and `parentDefaults` if any. This drills into
* each level of the schema, recursively, to fill out every level of defaults provided by the schema.
*
* @param validator - an implementation of the `ValidatorType` interface that will be used when necessary
* @param rawSchema - The schema for which the default state is desired
* @param computeDefaultsProps - Optional props for this function
* @returns - The resulting `formData` with all the defaults provided
*/
function computeDefaults(validator, rawSchema, computeDefaultsProps = {}) {
	const { parentDefaults, rawFormData, rootSchema = {}, includeUndefinedValues = false, _recurseList = [], experimental_defaultFormStateBehavior, experimental_customMergeAllOf, required, shouldMergeDefaultsIntoFormData = false, initialDefaultsGenerated } = computeDefaultsProps;
	let formData = isObject(rawFormData) ? rawFormData : {};
	const schema = isObject(rawSchema) ? rawSchema : {};
	let defaults = parentDefaults;
	const preferParentDefaults = defaults && experimental_defaultFormStateBehavior?.nestedDefaultsPrecedence === "ancestorWins";
	let schemaToCompute = null;
	let experimental_dfsb_to_compute = experimental_defaultFormStateBehavior;
	let updatedRecurseList = _recurseList;
	if (schema["const"] !== void 0 && experimental_defaultFormStateBehavior?.constAsDefaults !== "never" && !constIsAjvDataReference(schema)) defaults = schema[CONST_KEY];
	else if (isObject(defaults) && isObject(schema.default) && !schema["anyOf"] && !schema["oneOf"] && !schema["$ref"]) {
		if (preferParentDefaults) defaults = mergeObjects(schema.default, defaults);
		else defaults = mergeObjects(defaults, schema.default);
	} else if ("default" in schema && !preferParentDefaults && !schema["anyOf"] && !schema["oneOf"] && !schema["$ref"]) defaults = schema.default;
	else if ("$ref" in schema) {
		const refName = schema[REF_KEY];
		if (!_recurseList.includes(refName)) {
			updatedRecurseList = _recurseList.concat(refName);
			schemaToCompute = findSchemaDefinition(refName, rootSchema);
		}
		if (schemaToCompute && !defaults && isEmptyFormData(rawFormData)) defaults = schema.default;
		if (shouldMergeDefaultsIntoFormData && schemaToCompute && !isObject(rawFormData)) formData = rawFormData;
	} else if ("dependencies" in schema) {
		const resolvedSchema = resolveDependencies(validator, schema, rootSchema, false, [], {
			...getDefaultBasedOnSchemaType(validator, schema, computeDefaultsProps, defaults),
			...formData
		}, experimental_customMergeAllOf);
		[schemaToCompute] = resolvedSchema;
	} else if (isFixedItems(schema) && !preferParentDefaults) defaults = schema.items.map((itemSchema, idx) => computeDefaults(validator, itemSchema, {
		rootSchema,
		includeUndefinedValues,
		_recurseList,
		experimental_defaultFormStateBehavior,
		experimental_customMergeAllOf,
		parentDefaults: Array.isArray(parentDefaults) ? parentDefaults[idx] : void 0,
		rawFormData: formData,
		required,
		shouldMergeDefaultsIntoFormData
	}));
	else if ("oneOf" in schema) {
		const { oneOf, ...remaining } = schema;
		if (oneOf.length === 0) return;
		const discriminator = getDiscriminatorFieldFromSchema(schema);
		const { type = "null" } = remaining;
		if (!Array.isArray(type) && PRIMITIVE_TYPES.includes(type) && experimental_dfsb_to_compute?.constAsDefaults === "skipOneOf") experimental_dfsb_to_compute = {
			...experimental_dfsb_to_compute,
			constAsDefaults: "never"
		};
		schemaToCompute = oneOf[getClosestMatchingOption(validator, rootSchema, rawFormData ?? schema.default, oneOf, 0, discriminator, experimental_customMergeAllOf)];
		schemaToCompute = mergeSchemas(remaining, schemaToCompute);
	} else if ("anyOf" in schema) {
		const { anyOf, ...remaining } = schema;
		if (anyOf.length === 0) return;
		const discriminator = getDiscriminatorFieldFromSchema(schema);
		schemaToCompute = anyOf[getClosestMatchingOption(validator, rootSchema, rawFormData ?? schema.default, anyOf, 0, discriminator, experimental_customMergeAllOf)];
		schemaToCompute = mergeSchemas(remaining, schemaToCompute);
	} else if (shouldPopulateAllOfDefaults(schema, experimental_defaultFormStateBehavior) && getSchemaType(schema) !== "object") schemaToCompute = retrieveSchema(validator, schema, rootSchema, rawFormData, experimental_customMergeAllOf);
	if (schemaToCompute) return computeDefaults(validator, schemaToCompute, {
		rootSchema,
		includeUndefinedValues,
		_recurseList: updatedRecurseList,
		experimental_defaultFormStateBehavior: experimental_dfsb_to_compute,
		experimental_customMergeAllOf,
		parentDefaults: defaults,
		rawFormData: rawFormData ?? formData,
		required,
		shouldMergeDefaultsIntoFormData,
		initialDefaultsGenerated
	});
	if (defaults === void 0) defaults = schema.default;
	let defaultsWithFormData = getDefaultBasedOnSchemaType(validator, schema, computeDefaultsProps, defaults) ?? defaults;
	if (shouldMergeDefaultsIntoFormData) {
		const { arrayMinItems = {} } = experimental_defaultFormStateBehavior || {};
		const { mergeExtraDefaults } = arrayMinItems;
		const matchingFormData = ensureFormDataMatchingSchema(validator, schema, rootSchema, rawFormData, experimental_defaultFormStateBehavior, experimental_customMergeAllOf);
		if (!isObject(rawFormData) || "allOf" in schema) defaultsWithFormData = mergeDefaultsWithFormData(defaultsWithFormData, matchingFormData, mergeExtraDefaults, true);
	}
	return defaultsWithFormData;
}
/**
* Ensure that the formData matches the given schema. If it's not matching in the case of a selectField, we change it to match the schema.
*
* @param validator - an implementation of the `ValidatorType` interface that will be used when necessary
* @param schema - The schema for which the formData state is desired
* @param rootSchema - The root schema, used to primarily to look up `$ref`s
* @param formData - The current formData
* @param [experimental_defaultFormStateBehavior] - Optional configuration object, if provided, allows users to override default form state behavior
* @param [experimental_customMergeAllOf] - Optional function that allows for custom merging of `allOf` schemas
* @returns - valid formData that matches schema
*/
function ensureFormDataMatchingSchema(validator, schema, rootSchema, formData, experimental_defaultFormStateBehavior, experimental_customMergeAllOf) {
	const shouldRetrieveAllOf = shouldPopulateAllOfDefaults(schema, experimental_defaultFormStateBehavior);
	const schemaToMatch = shouldRetrieveAllOf ? retrieveSchema(validator, schema, rootSchema, formData, experimental_customMergeAllOf) : schema;
	const isSelectField = !isConstant(schemaToMatch) && isSelect(validator, schemaToMatch, rootSchema, experimental_customMergeAllOf);
	let validFormData = formData;
	if (isSelectField) validFormData = optionsList(schemaToMatch)?.some((option) => deepEquals(option.value, formData)) ? formData : void 0;
	if (schemaToMatch["const"] && experimental_defaultFormStateBehavior?.constAsDefaults === "always") validFormData = schemaToMatch.const;
	else if (isObject(validFormData) && isObject(schemaToMatch.properties)) validFormData = Object.keys(schemaToMatch.properties).reduce((acc, key) => {
		const propertySchema = getPropertySchema(schemaToMatch, key);
		if (key in acc && (shouldRetrieveAllOf || isObject(propertySchema) && "allOf" in propertySchema)) acc[key] = ensureFormDataMatchingSchema(validator, propertySchema, rootSchema, acc[key], experimental_defaultFormStateBehavior, experimental_customMergeAllOf);
		return acc;
	}, { ...validFormData });
	return validFormData;
}
/** Computes the default value for objects.
*
* @param validator - an implementation of the `ValidatorType` interface that will be used when necessary
* @param rawSchema - The schema for which the default state is desired
* @param computeDefaultsProps - Optional props for this function
* @param defaults - Optional props for this function
* @returns - The default value based on the schema type if they are defined for object or array schemas.
*/
function getObjectDefaults(validator, rawSchema, { rawFormData, rootSchema = {}, includeUndefinedValues = false, _recurseList = [], experimental_defaultFormStateBehavior, experimental_customMergeAllOf, required, shouldMergeDefaultsIntoFormData, initialDefaultsGenerated } = {}, defaults) {
	{
		const formData = isObject(rawFormData) ? rawFormData : {};
		const schema = rawSchema;
		const retrievedSchema = shouldPopulateAllOfDefaults(schema, experimental_defaultFormStateBehavior) || experimental_defaultFormStateBehavior?.emptyObjectFields !== "skipEmptyDefaults" && "if" in schema ? retrieveSchema(validator, schema, rootSchema, formData, experimental_customMergeAllOf) : schema;
		const parentConst = retrievedSchema[CONST_KEY];
		const objectDefaults = Object.keys(retrievedSchema.properties || {}).reduce((acc, key) => {
			const propertySchema = getPropertySchema(retrievedSchema, key);
			const hasParentConst = isObject(parentConst) && parentConst[key] !== void 0;
			const hasConst = (isObject(propertySchema) && "const" in propertySchema || hasParentConst) && experimental_defaultFormStateBehavior?.constAsDefaults !== "never" && !constIsAjvDataReference(propertySchema);
			maybeAddDefaultToObject(acc, key, computeDefaults(validator, propertySchema, {
				rootSchema,
				_recurseList,
				experimental_defaultFormStateBehavior,
				experimental_customMergeAllOf,
				includeUndefinedValues: includeUndefinedValues === true,
				parentDefaults: getByPath(defaults, key),
				rawFormData: getByPath(formData, key),
				required: retrievedSchema.required?.includes(key),
				shouldMergeDefaultsIntoFormData,
				initialDefaultsGenerated
			}), includeUndefinedValues, required, retrievedSchema.required, experimental_defaultFormStateBehavior, hasConst, propertySchema?.type === "null");
			return acc;
		}, {});
		if (retrievedSchema.additionalProperties && !initialDefaultsGenerated) {
			const additionalPropertiesSchema = isObject(retrievedSchema.additionalProperties) ? retrievedSchema.additionalProperties : {};
			const keys = /* @__PURE__ */ new Set();
			const formDataRequired = [];
			Object.keys(formData).filter((key) => !retrievedSchema.properties || !retrievedSchema.properties[key]).forEach((key) => {
				keys.add(key);
				formDataRequired.push(key);
			});
			if (isObject(defaults) && formDataRequired.length === 0) Object.keys(defaults).filter((key) => !retrievedSchema.properties || !retrievedSchema.properties[key]).forEach((key) => keys.add(key));
			keys.forEach((key) => {
				const computedDefault = computeDefaults(validator, additionalPropertiesSchema, {
					rootSchema,
					_recurseList,
					experimental_defaultFormStateBehavior,
					experimental_customMergeAllOf,
					includeUndefinedValues: includeUndefinedValues === true,
					parentDefaults: getByPath(defaults, key),
					rawFormData: getByPath(formData, key),
					required: retrievedSchema.required?.includes(key),
					shouldMergeDefaultsIntoFormData,
					initialDefaultsGenerated
				});
				maybeAddDefaultToObject(objectDefaults, key, computedDefault, includeUndefinedValues, required, formDataRequired);
			});
		}
		return computeDefaultBasedOnSchemaTypeAndDefaults(rawSchema, objectDefaults);
	}
}
/** Computes the default value for arrays.
*
* @param validator - an implementation of the `ValidatorType` interface that will be used when necessary
* @param rawSchema - The schema for which the default state is desired
* @param computeDefaultsProps - Optional props for this function
* @param initialDefaults - Optional props for this function
* @returns - The default value based on the schema type if they are defined for object or array schemas.
*/
function getArrayDefaults(validator, rawSchema, { rawFormData, rootSchema = {}, _recurseList = [], experimental_defaultFormStateBehavior, experimental_customMergeAllOf, required, requiredAsRoot = false, shouldMergeDefaultsIntoFormData, initialDefaultsGenerated } = {}, initialDefaults) {
	let defaults = initialDefaults;
	const schema = rawSchema;
	const arrayMinItemsStateBehavior = experimental_defaultFormStateBehavior?.arrayMinItems ?? {};
	const { populate: arrayMinItemsPopulate, mergeExtraDefaults: arrayMergeExtraDefaults } = arrayMinItemsStateBehavior;
	const neverPopulate = arrayMinItemsPopulate === "never";
	const ignoreMinItemsFlagSet = arrayMinItemsPopulate === "requiredOnly";
	const isPopulateAll = arrayMinItemsPopulate === "all" || !neverPopulate && !ignoreMinItemsFlagSet;
	const computeSkipPopulate = arrayMinItemsStateBehavior?.computeSkipPopulate ?? (() => false);
	const emptyDefault = experimental_defaultFormStateBehavior?.emptyObjectFields === "skipEmptyDefaults" ? void 0 : [];
	if (Array.isArray(defaults)) defaults = defaults.map((item, idx) => {
		return computeDefaults(validator, getInnerSchemaForArrayItem(schema, AdditionalItemsHandling.Fallback, idx), {
			rootSchema,
			_recurseList,
			experimental_defaultFormStateBehavior,
			experimental_customMergeAllOf,
			parentDefaults: item,
			rawFormData: Array.isArray(rawFormData) ? rawFormData[idx] : void 0,
			required,
			shouldMergeDefaultsIntoFormData,
			initialDefaultsGenerated
		});
	});
	if (Array.isArray(rawFormData)) {
		const schemaItem = getInnerSchemaForArrayItem(schema);
		if (neverPopulate) defaults = rawFormData;
		else {
			const itemDefaults = rawFormData.map((item, idx) => computeDefaults(validator, schemaItem, {
				rootSchema,
				_recurseList,
				experimental_defaultFormStateBehavior,
				experimental_customMergeAllOf,
				rawFormData: item,
				parentDefaults: getByPath(defaults, idx),
				required,
				shouldMergeDefaultsIntoFormData,
				initialDefaultsGenerated
			}));
			defaults = mergeDefaultsWithFormData(defaults, itemDefaults, (ignoreMinItemsFlagSet && required || isPopulateAll) && arrayMergeExtraDefaults);
		}
	}
	const defaultsLength = Array.isArray(defaults) ? defaults.length : 0;
	if (neverPopulate) {
		if (shouldMergeDefaultsIntoFormData && !required) return defaults;
		return defaults ?? emptyDefault;
	}
	if (ignoreMinItemsFlagSet && !required) return defaults || void 0;
	let arrayDefault;
	if (!schema.minItems || isMultiSelect(validator, schema, rootSchema, experimental_customMergeAllOf) || computeSkipPopulate(validator, schema, rootSchema) || schema.minItems <= defaultsLength) arrayDefault = defaults || !required && !requiredAsRoot ? defaults : emptyDefault;
	else {
		const defaultEntries = defaults || [];
		const fillerSchema = getInnerSchemaForArrayItem(schema, AdditionalItemsHandling.Invert);
		const fillerDefault = fillerSchema.default;
		const fillerEntries = Array.from({ length: schema.minItems - defaultsLength }, () => computeDefaults(validator, fillerSchema, {
			parentDefaults: fillerDefault,
			rootSchema,
			_recurseList,
			experimental_defaultFormStateBehavior,
			experimental_customMergeAllOf,
			required,
			shouldMergeDefaultsIntoFormData
		}));
		arrayDefault = defaultEntries.concat(fillerEntries);
	}
	return computeDefaultBasedOnSchemaTypeAndDefaults(rawSchema, arrayDefault);
}
/** Computes the default value based on the schema type.
*
* @param validator - an implementation of the `ValidatorType` interface that will be used when necessary
* @param rawSchema - The schema for which the default state is desired
* @param computeDefaultsProps - Optional props for this function
* @param defaults - Optional props for this function
* @returns - The default value based on the schema type if they are defined for object or array schemas.
*/
function getDefaultBasedOnSchemaType(validator, rawSchema, computeDefaultsProps = {}, defaults) {
	switch (getSchemaType(rawSchema)) {
		case "object": return getObjectDefaults(validator, rawSchema, computeDefaultsProps, defaults);
		case "array": return getArrayDefaults(validator, rawSchema, computeDefaultsProps, defaults);
		case "boolean":
			if (computeDefaultsProps.experimental_defaultFormStateBehavior?.requiredBooleanDefault !== "skip" && computeDefaultsProps.required && defaults === void 0) return false;
			return;
		default: return;
	}
}
/** Returns the superset of `formData` that includes the given set updated to include any missing fields that have
* computed to have defaults provided in the `schema`.
*
* @param validator - An implementation of the `ValidatorType` interface that will be used when necessary
* @param theSchema - The schema for which the default state is desired
* @param [formData] - The current formData, if any, onto which to provide any missing defaults
* @param [rootSchema] - The root schema, used to primarily to look up `$ref`s
* @param [includeUndefinedValues=false] - Optional flag, if true, cause undefined values to be added as defaults.
*          If "excludeObjectChildren", cause undefined values for this object and pass `includeUndefinedValues` as
*          false when computing defaults for any nested object properties.
* @param [experimental_defaultFormStateBehavior] Optional configuration object, if provided, allows users to override default form state behavior
* @param [experimental_customMergeAllOf] - Optional function that allows for custom merging of `allOf` schemas
* @param initialDefaultsGenerated - Optional flag, indicates whether or not initial defaults have been generated
* @returns - The resulting `formData` with all the defaults provided
*/
function getDefaultFormState(validator, theSchema, formData, rootSchema, includeUndefinedValues = false, experimental_defaultFormStateBehavior, experimental_customMergeAllOf, initialDefaultsGenerated) {
	if (!isObject(theSchema)) throw new Error(`Invalid schema: ${theSchema}`);
	const emptyFormData = isEmptyFormData(formData);
	const [schema] = retrieveSchemaInternal(validator, theSchema, rootSchema ?? {}, formData, void 0, void 0, experimental_customMergeAllOf, void 0, emptyFormData);
	const defaults = computeDefaults(validator, schema, {
		rootSchema: rootSchema ?? (emptyFormData ? theSchema : void 0),
		includeUndefinedValues,
		experimental_defaultFormStateBehavior,
		experimental_customMergeAllOf,
		rawFormData: formData,
		shouldMergeDefaultsIntoFormData: true,
		initialDefaultsGenerated,
		requiredAsRoot: true
	});
	if (schema.type !== "object" && isObject(schema.default)) return {
		...defaults,
		...formData
	};
	if (isObject(formData) || Array.isArray(formData)) {
		const { mergeDefaultsIntoFormData } = experimental_defaultFormStateBehavior || {};
		const defaultSupercedesUndefined = mergeDefaultsIntoFormData === "useDefaultIfFormDataUndefined";
		return mergeDefaultsWithFormData(defaults, ensureFormDataMatchingSchema(validator, schema, rootSchema ?? schema, formData, experimental_defaultFormStateBehavior, experimental_customMergeAllOf), true, defaultSupercedesUndefined, true);
	}
	return defaults;
}
// node_modules/@rjsf/utils/lib/isCustomWidget.js
/** Checks to see if the `uiSchema` contains the `widget` field and that the widget is not `hidden`
*
* @param uiSchema - The UI Schema from which to detect if it is customized
* @returns - True if the `uiSchema` describes a custom widget, false otherwise
*/
function isCustomWidget(uiSchema = {}) {
	return "widget" in getUiOptions(uiSchema) && getUiOptions(uiSchema).widget !== "hidden";
}
// node_modules/@rjsf/utils/lib/schema/isFilesArray.js
/** Checks to see if the `schema` and `uiSchema` combination represents an array of files
*
* @param validator - An implementation of the `ValidatorType` interface that will be used when necessary
* @param schema - The schema for which check for array of files flag is desired
* @param [uiSchema={}] - The UI schema from which to check the widget
* @param [rootSchema] - The root schema, used to primarily to look up `$ref`s
* @param [experimental_customMergeAllOf] - Optional function that allows for custom merging of `allOf` schemas
* @returns - True if schema/uiSchema contains an array of files, otherwise false
*/
function isFilesArray(validator, schema, uiSchema = {}, rootSchema, experimental_customMergeAllOf) {
	if (uiSchema["ui:widget"] === "files") return true;
	if (schema.items) {
		const itemsSchema = retrieveSchema(validator, schema.items, rootSchema, void 0, experimental_customMergeAllOf);
		return itemsSchema.type === "string" && itemsSchema.format === "data-url";
	}
	return false;
}
// node_modules/@rjsf/utils/lib/schema/getDisplayLabel.js
/** Determines whether the combination of `schema` and `uiSchema` properties indicates that the label for the `schema`
* should be displayed in a UI.
*
* @param validator - An implementation of the `ValidatorType` interface that will be used when necessary
* @param schema - The schema for which the display label flag is desired
* @param [uiSchema={}] - The UI schema from which to derive potentially displayable information
* @param [rootSchema] - The root schema, used to primarily to look up `$ref`s
* @param [globalOptions={}] - The optional Global UI Schema from which to get any fallback `xxx` options
* @param [experimental_customMergeAllOf] - Optional function that allows for custom merging of `allOf` schemas
* @returns - True if the label should be displayed or false if it should not
*/
function getDisplayLabel(validator, schema, uiSchema = {}, rootSchema, globalOptions, experimental_customMergeAllOf) {
	const { label = true } = getUiOptions(uiSchema, globalOptions);
	let displayLabel = Boolean(label);
	if (displayLabel) {
		const schemaType = getSchemaType(schema);
		const addedByAdditionalProperty = Boolean(schema[ADDITIONAL_PROPERTY_FLAG]);
		if (schemaType === "array") displayLabel = addedByAdditionalProperty || isMultiSelect(validator, schema, rootSchema, experimental_customMergeAllOf) || isFilesArray(validator, schema, uiSchema, rootSchema, experimental_customMergeAllOf) || isCustomWidget(uiSchema);
		if (schemaType === "object") displayLabel = addedByAdditionalProperty;
		if (schemaType === "boolean" && uiSchema && !uiSchema["ui:widget"]) displayLabel = false;
		if (uiSchema?.["ui:field"]) displayLabel = false;
	}
	return displayLabel;
}
// node_modules/@rjsf/utils/lib/schema/omitExtraData.js
/** Returns the `formData` with only the elements specified in the `fields` list
*
* @param formData - The data for the `Form`
* @param fields - The fields to keep while filtering
* @deprecated - To be removed as an exported `@rjsf/utils` function in a future release
*/
function getUsedFormData(formData, fields) {
	if (fields.length === 0 && typeof formData !== "object") return formData;
	const data = {};
	fields.forEach((field) => {
		const path = Array.isArray(field) ? field : toPath(field);
		if (hasByPath(formData, path)) setByPath(data, path, getByPath(formData, path));
	});
	if (Array.isArray(formData)) return Object.keys(data).map((key) => data[key]);
	return data;
}
/** Returns the list of field names from inspecting the `pathSchema` as well as using the `formData`
*
* @param pathSchema - The `PathSchema` object for the form
* @param [formData] - The form data to use while checking for empty objects/arrays
* @deprecated - To be removed as an exported `@rjsf/utils` function in a future release
*/
function getFieldNames(pathSchema, formData) {
	const formValueHasData = (value, isLeaf) => {
		if (typeof value !== "object" || value === null) return true;
		return (Array.isArray(value) ? value.length === 0 : Object.keys(value).length === 0) || isLeaf;
	};
	const getAllPaths = (_obj, acc = [], paths = [[]]) => {
		const objKeys = Object.keys(_obj);
		objKeys.forEach((key) => {
			const data = _obj[key];
			if (typeof data === "object") {
				const newPaths = paths.map((path) => [...path, key]);
				if (data["__rjsf_additionalProperties"] && data["$name"] !== "") acc.push(data[NAME_KEY]);
				else getAllPaths(data, acc, newPaths);
			} else if (key === "$name" && data !== "") paths.forEach((path) => {
				const formValue = getByPath(formData, path);
				const isLeaf = objKeys.length === 1;
				if (formValueHasData(formValue, isLeaf) || Array.isArray(formValue) && formValue.every((val) => formValueHasData(val, isLeaf))) acc.push(path);
			});
		});
		return acc;
	};
	return getAllPaths(pathSchema);
}
/** Returns true when a form value is considered empty: null/undefined/'', an empty array, or a plain
* object whose every own value is itself empty (recursive). Scalars like `0` and `false` are not empty.
*
* @param value - The value to check
* @returns - True if the value is considered empty, false otherwise
*/
function isValueEmpty(value) {
	if (value == null || value === "") return true;
	if (Array.isArray(value)) return value.length === 0;
	if (isObject(value)) return Object.values(value).every(isValueEmpty);
	return false;
}
/** Merges an `allOf` schema into a single flat schema, delegating to `experimental_customMergeAllOf`
* when provided or falling back to the module-level `shallowAllOfMerge` otherwise.
*
* @param schema - A schema containing an `allOf` array to be merged
* @param [experimental_customMergeAllOf] - Optional custom merge function; see `Form` documentation
* @returns - The merged schema with `allOf` resolved into a single schema object
*/
function doMergeAllOf(schema, experimental_customMergeAllOf) {
	return experimental_customMergeAllOf ? experimental_customMergeAllOf(schema) : shallowAllOfMerge_default(schema);
}
/** A recursive, schema-driven filter that walks `schema` and `formData` in lockstep, keeping only
* values that are described by the schema. Handles `$ref`, `allOf`, `anyOf`, `oneOf`, `if/then/else`,
* `patternProperties`, `additionalProperties`, `propertyNames`, and `dependencies`. Optional object
* properties whose schema-filtered content is entirely empty (per `isValueEmpty`) are pruned; required
* properties and scalar values are always kept when schema-defined.
*
* @param validator - An implementation of the `ValidatorType` interface that will be used when necessary
* @param schema - The schema for which to filter the formData
* @param [rootSchema] - The root schema, used primarily to look up `$ref`s
* @param [formData] - The data for the `Form`
* @param [experimental_customMergeAllOf] - Optional function that allows for custom merging of `allOf` schemas
* @returns - The `formData` after omitting extra data, or `undefined` when `formData` is undefined
*/
function omitExtraData(validator, schema, rootSchema = {}, formData, experimental_customMergeAllOf) {
	/** Type predicate that narrows `value` to `GenericObjectType` — true when `value` is a plain,
	* non-array object (i.e. a JSON object). Used to distinguish JSON objects from arrays and primitives.
	*
	* @param value - The value to check
	* @returns - True if `value` is a plain non-array object
	*/
	function isObjectValue(value) {
		return isObject(value);
	}
	/** Type predicate that narrows a `S | boolean` schema definition to `S` — true when `schemaDef` is
	* a schema object rather than a JSON Schema boolean shorthand (`true` meaning allow-all, `false`
	* meaning deny-all).
	*
	* @param schemaDef - The schema definition to check
	* @returns - True if `schemaDef` is a schema object
	*/
	function isSchemaObj(schemaDef) {
		return isObject(schemaDef);
	}
	/** Copies schema-defined properties from `source` into `target`, applying `omit` recursively for
	* each value. Handles `properties`, `patternProperties`, and `additionalProperties`.
	* Optional object-valued properties are pruned when every key in the filtered result is both
	* optional (per the inner schema's `required`) and empty (per `isValueEmpty`). This preserves
	* optional objects whose required children have empty values, while still dropping objects whose
	* schema-filtered content is entirely optional-and-empty. Required properties and scalar values
	* are always written when defined. Always returns `target` — pruning of the object itself is
	* the caller's responsibility.
	*
	* @param childSchema - The object schema describing which properties are allowed
	* @param source - The source form data object to read values from
	* @param target - The accumulator object to write filtered values into
	* @returns - `target` after all schema-defined properties have been processed
	*/
	function handleObject(childSchema, source, target) {
		const { properties, additionalProperties, patternProperties } = childSchema;
		const requiredSet = new Set(childSchema.required ?? []);
		/** Recursively omits extra data from `value` via `omit`, then conditionally writes the result to
		* `target[key]`. Optional object-valued properties are dropped when every key in the filtered
		* result is both optional (within the inner schema's `required` list) and has an empty value per
		* `isValueEmpty`. This per-key approach prevents required-but-empty child properties — kept by
		* inner `setProperty` calls — from inadvertently causing the parent optional object to be dropped,
		* while still pruning optional objects whose schema-filtered content is entirely empty. Vacuously
		* true for `{}`, so empty results are always dropped. Scalar and array values are not pruned here.
		*
		* @param key - The property key to write on `target`
		* @param schemaDef - The schema (or boolean shorthand) that governs the value at `key`
		* @param value - The raw source value to filter
		* @param [required=false] - When true the property is never pruned regardless of its filtered value
		*/
		function setProperty(key, schemaDef, value, required = false) {
			const v = omit(schemaDef, value, target[key]);
			if (!required && isObject(v)) {
				let sd = isSchemaObj(schemaDef) ? schemaDef : {};
				if (sd.$ref !== void 0) sd = findSchemaDefinition(sd.$ref, rootSchema);
				const innerRequired = new Set(sd.required ?? []);
				if (Object.entries(v).every(([k, val]) => !innerRequired.has(k) && isValueEmpty(val))) return;
			}
			if (v !== void 0) target[key] = v;
		}
		if (properties !== void 0) for (const [key, schemaDef] of Object.entries(properties)) setProperty(key, schemaDef, source[key], requiredSet.has(key));
		let patternPropertiesRest;
		if (patternProperties !== void 0) {
			patternPropertiesRest = [];
			const patterns = Object.entries(patternProperties).map(([pattern, schemaDef]) => [new RegExp(pattern), schemaDef]);
			const knownProperties = new Set(Object.keys(properties ?? {}));
			for (const [key, value] of Object.entries(source)) if (!knownProperties.has(key)) {
				const matched = patterns.find(([re]) => re.test(key));
				if (matched === void 0) patternPropertiesRest.push(key);
				else setProperty(key, matched[1], value);
			}
		}
		if (additionalProperties !== void 0 && additionalProperties !== false) {
			const addlSchema = additionalProperties;
			if (patternPropertiesRest !== void 0) for (const key of patternPropertiesRest) setProperty(key, addlSchema, source[key]);
			else {
				const knownProperties = new Set(Object.keys(properties ?? {}));
				for (const [key, value] of Object.entries(source)) if (!knownProperties.has(key)) setProperty(key, addlSchema, value);
			}
		}
		return target;
	}
	/** Filters array elements from `source` into `target` according to `schema.items` and
	* `schema.additionalItems`. Only called when `items` is defined (guarded in `omit`). Uses index
	* assignment (not push) so a pre-populated `target` from a prior branch is overwritten rather than
	* appended to, preventing item duplication. For tuple schemas (`items` is an array) elements up to
	* `min(items.length, source.length)` are filtered by their per-index schema; elements beyond the
	* tuple are covered by `additionalItems` when present, or the target is truncated when absent.
	* For list schemas (`items` is a single schema) every source element is filtered and `target.length`
	* is set to `source.length`.
	*
	* @param childSchema - The array schema describing `items` and optionally `additionalItems`
	* @param source - The source array to read elements from
	* @param target - The accumulator array to write filtered elements into
	* @returns - `target` after all applicable source elements have been written
	*/
	function handleArray(childSchema, source, target) {
		const { items, additionalItems } = childSchema;
		if (Array.isArray(items)) {
			const tupleLength = Math.min(items.length, source.length);
			let i = 0;
			for (; i < tupleLength; i += 1) target[i] = omit(items[i], source[i]);
			if (!additionalItems) {
				target.length = tupleLength;
				return target;
			}
			for (; i < source.length; i += 1) target[i] = omit(additionalItems, source[i]);
		} else for (let i = 0; i < source.length; i += 1) target[i] = omit(items, source[i]);
		target.length = source.length;
		return target;
	}
	/** Applies the `if/then/else` conditional keywords from `schema` to `target`. When `schema.if` is
	* absent the original `target` is returned unchanged. Otherwise the condition is evaluated — using
	* `validator.isValid` for schema conditions or the boolean value directly — and the matching branch
	* (`then` or `else`) is applied via `omit`. When the selected branch is absent, `target` is returned
	* unchanged.
	*
	* @param childSchema - The schema potentially containing `if`, `then`, and `else` keywords
	* @param source - The current form data value, passed to `validator.isValid` and the branch `omit`
	* @param target - The already-filtered value to merge the branch result into
	* @returns - The result of applying the matched branch, or `target` when no branch applies
	*/
	function handleConditions(childSchema, source, target) {
		const { if: condition, then, else: otherwise } = childSchema;
		if (condition === void 0) return target;
		const branch = (isSchemaObj(condition) ? validator.isValid(condition, source, rootSchema) : condition) ? then : otherwise;
		return branch === void 0 ? target : omit(branch, source, target, false);
	}
	/** Applies the best-matching `oneOf` option to `source`, merging the result into `target`. When
	* `oneOf` is not an array or the schema represents a select widget (enum-driven), `target` is
	* returned unchanged. `additionalProperties: false` is relaxed on each option before scoring so that
	* `getClosestMatchingOption` can validate freely, but the original option schema is used for the
	* actual `omit` call.
	*
	* @param oneOf - The `oneOf` array from the schema, or `undefined`
	* @param childSchema - The parent schema containing the `oneOf` keyword
	* @param source - The current form data value used to score each option
	* @param target - The already-filtered value to merge the winning option's result into
	* @returns - The result of applying the best-matching option, or `target` when no matching applies
	*/
	function handleOneOf(oneOf, childSchema, source, target) {
		if (!Array.isArray(oneOf) || isSelect(validator, childSchema, rootSchema, experimental_customMergeAllOf)) return target;
		const scoringOptions = relaxOptionsForScoring(oneOf, true, rootSchema);
		const bestIndex = getClosestMatchingOption(validator, rootSchema, source, scoringOptions, 0, getDiscriminatorFieldFromSchema(childSchema), experimental_customMergeAllOf);
		const winning = oneOf[bestIndex];
		return omit(isObject(winning) ? resolveAllReferences(winning, rootSchema, []) : scoringOptions[bestIndex], source, target, false);
	}
	/** Applies `anyOf` branches from `schema` to `source`, merging results into `target`. When `anyOf`
	* is absent or not an array, `target` is returned unchanged. For undefined or empty sources (so that
	* defaults can flow through all branches) every branch is applied in sequence. For non-empty sources
	* the best-matching branch is selected via `handleOneOf`.
	*
	* @param childSchema - The schema potentially containing an `anyOf` keyword
	* @param source - The current form data value; empty or undefined triggers all-branch application
	* @param target - The already-filtered value to merge branch results into
	* @returns - The result after applying the relevant `anyOf` branch(es), or `target` when inapplicable
	*/
	function handleAnyOf(childSchema, source, target) {
		const { anyOf } = childSchema;
		if (!Array.isArray(anyOf)) return target;
		if (source === void 0 || Array.isArray(source) && source.length === 0 || isObject(source) && Object.keys(source).length === 0) {
			let result = target;
			for (const branch of anyOf) result = omit(branch, source, result, false);
			return result;
		}
		return handleOneOf(anyOf, childSchema, source, target);
	}
	/** Applies schema-based `dependencies` from `schema` to `source`, merging each active dependency's
	* schema into `target` via `omit`. Property dependencies (plain string arrays) are skipped — only
	* schema dependencies are processed. A dependency is considered active when its trigger key is
	* present on `source`.
	*
	* @param childSchema - The schema potentially containing a `dependencies` keyword
	* @param source - The current form data value; must be a plain object for dependencies to apply
	* @param target - The already-filtered value to merge dependency results into
	* @returns - The result after applying all active schema dependencies, or `target` when inapplicable
	*/
	function handleDependencies(childSchema, source, target) {
		const { dependencies } = childSchema;
		if (dependencies === void 0 || !isObjectValue(source)) return target;
		let result = target;
		for (const [key, deps] of Object.entries(dependencies)) if (key in source && !Array.isArray(deps)) result = omit(deps, source, result, false);
		return result;
	}
	/** Core recursive filter. Resolves `$ref`s, merges `allOf`, then delegates to the type-specific
	* handlers (`handleObject`, `handleArray`) and keyword handlers (`handleAnyOf`, `handleOneOf`,
	* `handleConditions`, `handleDependencies`). Returns `undefined` when `source` is undefined or
	* `schemaDef` is `false`; when `schemaDef` is `true` or empty returns `target ?? source` (when
	* `useSourceAsFallback` is true) or `target` (when false) to avoid aliasing `source` as the
	* accumulator across multiple compositional branches.
	*
	* @param schemaDef - The schema (or boolean shorthand) to filter `source` against
	* @param source - The raw form data value to filter
	* @param [target] - An optional accumulator carrying results from prior oneOf/anyOf processing
	* @param [useSourceAsFallback=true] - When false a permissive schema (`true`/`{}`) returns `target`
	*   rather than `source`, preventing compositional branches from aliasing the accumulator to `source`
	* @returns - The filtered value, or `undefined` when the schema rejects the value
	*/
	function omit(schemaDef, source, target, useSourceAsFallback = true) {
		if (source === void 0 || schemaDef === false) return;
		if (schemaDef === true || !schemaDef || Object.keys(schemaDef).length === 0) return target ?? (useSourceAsFallback ? source : void 0);
		let localSchema = schemaDef;
		const { $ref: ref, allOf } = localSchema;
		if (ref !== void 0) return omit(findSchemaDefinition(ref, rootSchema), source, target, useSourceAsFallback);
		if (allOf) {
			localSchema = doMergeAllOf(localSchema, experimental_customMergeAllOf);
			const remainingAllOf = localSchema.allOf;
			if (remainingAllOf) for (let i = 0; i < remainingAllOf.length; i++) target = omit(remainingAllOf[i], source, target, false);
		}
		let filtered = handleAnyOf(localSchema, source, handleOneOf(localSchema.oneOf, localSchema, source, target));
		const type = getSchemaType(localSchema);
		if (type === "object") {
			if (!isObjectValue(source)) return;
			filtered = handleObject(localSchema, source, isObjectValue(filtered) ? filtered : {});
		} else if (type === "array") {
			if (!Array.isArray(source)) return;
			if (localSchema.items !== void 0) filtered = handleArray(localSchema, source, Array.isArray(filtered) ? filtered : []);
		}
		const afterConditions = handleConditions(localSchema, source, filtered);
		if (localSchema.additionalProperties === false && isObjectValue(afterConditions)) {
			const knownKeys = new Set(Object.keys(localSchema.properties ?? {}));
			const patterns = localSchema.patternProperties ? Object.keys(localSchema.patternProperties).map((p) => new RegExp(p)) : [];
			for (const key of Object.keys(afterConditions)) if (!knownKeys.has(key) && !patterns.some((re) => re.test(key))) delete afterConditions[key];
		}
		return handleDependencies(localSchema, source, afterConditions) ?? (useSourceAsFallback ? source : void 0);
	}
	return omit(schema, formData);
}
// node_modules/@rjsf/utils/lib/schema/sanitizeDataForNewSchema.js
var NO_VALUE = Symbol("no Value");
function enumValuesForSchema(schema) {
	if (Array.isArray(schema.enum)) return schema.enum;
	const options = schema.oneOf || schema.anyOf;
	if (!Array.isArray(options)) return;
	const values = options.map((option) => {
		if ("const" in option) return option[CONST_KEY];
		return Array.isArray(option.enum) && option.enum.length === 1 ? option.enum[0] : NO_VALUE;
	}).filter((value) => value !== NO_VALUE);
	return values.length > 0 ? values : void 0;
}
function replacementForInvalidEnumValue(schema, formValue) {
	const enumValues = enumValuesForSchema(schema);
	if (!enumValues || enumValues.some((value) => deepEquals(value, formValue))) return NO_VALUE;
	const defaultValue = getByPath(schema, DEFAULT_KEY, NO_VALUE);
	if (defaultValue !== NO_VALUE && enumValues.some((value) => deepEquals(value, defaultValue))) return defaultValue;
	return enumValues.length === 1 ? enumValues[0] : void 0;
}
/** Sanitize the `data` associated with the `oldSchema` so it is considered appropriate for the `newSchema`. If the new
* schema does not contain any properties, then `undefined` is returned to clear all the form data. Due to the nature
* of schemas, this sanitization happens recursively for nested objects of data. Also, any properties in the old schema
* that are non-existent in the new schema are set to `undefined`. The data sanitization process has the following flow:
*
* - If the new schema is an object that contains a `properties` object then:
*   - Create a `removeOldSchemaData` object, setting each key in the `oldSchema.properties` having `data` to undefined
*   - Create an empty `nestedData` object for use in the key filtering below:
*   - Iterate over each key in the `newSchema.properties` as follows:
*     - Get the `formValue` of the key from the `data`
*     - Get the `oldKeySchema` and `newKeyedSchema` for the key, defaulting to `{}` when it doesn't exist
*     - Retrieve the schema for any refs within each `oldKeySchema` and/or `newKeySchema`
*     - Get the types of the old and new keyed schemas and if the old doesn't exist or the old & new are the same then:
*       - If `removeOldSchemaData` has an entry for the key, delete it since the new schema has the same property
*       - If type of the key in the new schema is `object`:
*         - Store the value from the recursive `sanitizeDataForNewSchema` call in `nestedData[key]`
*       - Otherwise, check for default or const values:
*         - Get the old and new `default` values from the schema and check:
*           - If the new `default` value does not match the form value:
*             - If the key is new and its form value is undefined, or the old `default` matches the form value, then:
*               - Replace `removeOldSchemaData[key]` with the new `default`
*               - Otherwise, if the new schema is `readOnly` then replace `removeOldSchemaData[key]` with undefined
*         - Get the old and new `const` values from the schema and check:
*           - If the new `const` value does not match the form value:
*           - If the old `const` value DOES match the form value, then:
*             - Replace `removeOldSchemaData[key]` with the new `const`
*             - Otherwise, replace `removeOldSchemaData[key]` with undefined
*   - Once all keys have been processed, return an object built as follows:
*     - `{ ...data, ...removeOldSchemaData, ...nestedData }`
* - If the new and old schema types are array and the `data` is an array then:
*   - If the type of the old and new schema `items` are a non-array objects:
*     - Retrieve the schema for any refs within each `oldKeySchema.items` and/or `newKeySchema.items`
*     - If the `type`s of both items are the same (or the old does not have a type):
*       - If the type is "object", then:
*         - For each element in the `data` recursively sanitize the data, stopping at `maxItems` if specified
*       - Otherwise, just return the `data` removing any values after `maxItems` if it is set
*   - If the type of the old and new schema `items` are booleans of the same value, return `data` as is
* - Otherwise return `undefined`
*
* @param validator - An implementation of the `ValidatorType` interface that will be used when necessary
* @param rootSchema - The root JSON schema of the entire form
* @param [newSchema] - The new schema for which the data is being sanitized
* @param [oldSchema] - The old schema from which the data originated
* @param [data={}] - The form data associated with the schema, defaulting to an empty object when undefined
* @param [experimental_customMergeAllOf] - Optional function that allows for custom merging of `allOf` schemas
* @returns - The new form data, with all the fields uniquely associated with the old schema set
*      to `undefined`. Will return `undefined` if the new schema is not an object containing properties.
*/
function sanitizeDataForNewSchema(validator, rootSchema, newSchema, oldSchema, data = {}, experimental_customMergeAllOf) {
	let newFormData;
	const newProperties = newSchema?.[PROPERTIES_KEY];
	if (newProperties) {
		const removeOldSchemaData = {};
		const oldProperties = oldSchema?.[PROPERTIES_KEY];
		if (oldProperties) Object.keys(oldProperties).forEach((key) => {
			if (hasByPath(data, key)) removeOldSchemaData[key] = void 0;
		});
		const keys = Object.keys(newProperties);
		const nestedData = {};
		keys.forEach((key) => {
			const formValue = data?.[key];
			const isNewProperty = !hasByPath(oldSchema, [PROPERTIES_KEY, key]);
			const oldRawKeyedSchema = getPropertySchema(oldSchema, key);
			const newRawKeyedSchema = getPropertySchema(newSchema, key);
			const oldKeyedSchema = retrieveSchema(validator, oldRawKeyedSchema, rootSchema, formValue, experimental_customMergeAllOf);
			const newKeyedSchema = deepEquals(oldRawKeyedSchema, newRawKeyedSchema) ? oldKeyedSchema : retrieveSchema(validator, newRawKeyedSchema, rootSchema, formValue, experimental_customMergeAllOf);
			const oldSchemaTypeForKey = oldKeyedSchema.type;
			const newSchemaTypeForKey = newKeyedSchema.type;
			if (!oldSchemaTypeForKey || oldSchemaTypeForKey === newSchemaTypeForKey) {
				if (key in removeOldSchemaData) delete removeOldSchemaData[key];
				if (newSchemaTypeForKey === "object" || newSchemaTypeForKey === "array" && Array.isArray(formValue)) {
					const itemData = sanitizeDataForNewSchema(validator, rootSchema, newKeyedSchema, isNewProperty && newSchemaTypeForKey === "array" ? newKeyedSchema : oldKeyedSchema, formValue, experimental_customMergeAllOf);
					if (itemData !== void 0 || newSchemaTypeForKey === "array") nestedData[key] = itemData;
				} else {
					const newOptionDefault = getByPath(newKeyedSchema, DEFAULT_KEY, NO_VALUE);
					const oldOptionDefault = getByPath(oldKeyedSchema, DEFAULT_KEY, NO_VALUE);
					if (newOptionDefault !== NO_VALUE && newOptionDefault !== formValue) {
						if (isNewProperty && formValue === void 0 || oldOptionDefault === formValue) removeOldSchemaData[key] = newOptionDefault;
						else if (newKeyedSchema.readOnly === true) removeOldSchemaData[key] = void 0;
					}
					const newOptionConst = getByPath(newKeyedSchema, CONST_KEY, NO_VALUE);
					const oldOptionConst = getByPath(oldKeyedSchema, CONST_KEY, NO_VALUE);
					if (newOptionConst !== NO_VALUE && newOptionConst !== formValue) removeOldSchemaData[key] = oldOptionConst === formValue ? newOptionConst : void 0;
					if (hasByPath(data, key)) {
						const enumReplacement = replacementForInvalidEnumValue(newKeyedSchema, formValue);
						if (enumReplacement !== NO_VALUE) removeOldSchemaData[key] = enumReplacement;
					}
				}
			}
		});
		newFormData = {
			...typeof data === "string" || Array.isArray(data) ? void 0 : data,
			...removeOldSchemaData,
			...nestedData
		};
	} else if (oldSchema?.type === "array" && newSchema?.type === "array" && Array.isArray(data)) {
		let oldSchemaItems = oldSchema.items;
		let newSchemaItems = newSchema.items;
		if (typeof oldSchemaItems === "object" && typeof newSchemaItems === "object" && !Array.isArray(oldSchemaItems) && !Array.isArray(newSchemaItems)) {
			const oldSchemaItemsRaw = oldSchemaItems;
			const newSchemaItemsRaw = newSchemaItems;
			oldSchemaItems = retrieveSchema(validator, oldSchemaItemsRaw, rootSchema, data, experimental_customMergeAllOf);
			newSchemaItems = deepEquals(oldSchemaItemsRaw, newSchemaItemsRaw) ? oldSchemaItems : retrieveSchema(validator, newSchemaItemsRaw, rootSchema, data, experimental_customMergeAllOf);
			const oldSchemaType = getByPath(oldSchemaItems, "type");
			const newSchemaType = getByPath(newSchemaItems, "type");
			if (!oldSchemaType || oldSchemaType === newSchemaType) {
				const maxItems = newSchema.maxItems ?? -1;
				if (newSchemaType === "object") newFormData = data.reduce((newValue, aValue) => {
					const oldItemSchema = retrieveSchema(validator, oldSchemaItemsRaw, rootSchema, aValue, experimental_customMergeAllOf);
					const itemValue = sanitizeDataForNewSchema(validator, rootSchema, deepEquals(oldSchemaItemsRaw, newSchemaItemsRaw) ? oldItemSchema : retrieveSchema(validator, newSchemaItemsRaw, rootSchema, aValue, experimental_customMergeAllOf), oldItemSchema, aValue, experimental_customMergeAllOf);
					if (itemValue !== void 0 && (maxItems < 0 || newValue.length < maxItems)) newValue.push(itemValue);
					return newValue;
				}, []);
				else {
					const newItemEnumValues = enumValuesForSchema(newSchemaItems);
					const filteredData = newItemEnumValues ? data.filter((item) => newItemEnumValues.some((v) => deepEquals(v, item))) : data;
					newFormData = maxItems > 0 && filteredData.length > maxItems ? filteredData.slice(0, maxItems) : filteredData;
				}
			}
		} else if (typeof oldSchemaItems === "boolean" && typeof newSchemaItems === "boolean" && oldSchemaItems === newSchemaItems) newFormData = data;
	}
	return newFormData;
}
// node_modules/@rjsf/utils/lib/schema/toPathSchema.js
/** An internal helper that generates an `PathSchema` object for the `schema`, recursively with protection against
* infinite recursion
*
* @param validator - An implementation of the `ValidatorType` interface that will be used when necessary
* @param schema - The schema for which the `PathSchema` is desired
* @param [name=''] - The base name for the schema
* @param [rootSchema] - The root schema, used to primarily to look up `$ref`s
* @param [formData] - The current formData, if any, to assist retrieving a schema
* @param [_recurseList=[]] - The list of retrieved schemas currently being recursed, used to prevent infinite recursion
* @param [experimental_customMergeAllOf] - Optional function that allows for custom merging of `allOf` schemas
* @returns - The `PathSchema` object for the `schema`
*/
function toPathSchemaInternal(validator, schema, name, rootSchema, formData, _recurseList = [], experimental_customMergeAllOf) {
	if ("$ref" in schema || "dependencies" in schema || "allOf" in schema || "if" in schema) {
		const innerSchema = retrieveSchema(validator, schema, rootSchema, formData, experimental_customMergeAllOf);
		if (_recurseList.findIndex((item) => deepEquals(item, innerSchema)) === -1) return toPathSchemaInternal(validator, innerSchema, name, rootSchema, formData, _recurseList.concat(innerSchema), experimental_customMergeAllOf);
	}
	let pathSchema = { [NAME_KEY]: name.replace(/^\./, "") };
	if ("oneOf" in schema || "anyOf" in schema) {
		const xxxOf = "oneOf" in schema ? schema.oneOf : schema.anyOf;
		const innerSchema = xxxOf[getClosestMatchingOption(validator, rootSchema, formData, xxxOf, 0, getDiscriminatorFieldFromSchema(schema), experimental_customMergeAllOf)];
		pathSchema = {
			...pathSchema,
			...toPathSchemaInternal(validator, innerSchema, name, rootSchema, formData, _recurseList, experimental_customMergeAllOf)
		};
	}
	if ("additionalProperties" in schema && schema["additionalProperties"] !== false) {
		setByPath(pathSchema, RJSF_ADDITIONAL_PROPERTIES_FLAG, true);
		const additionalSchema = isObject(schema["additionalProperties"]) ? schema[ADDITIONAL_PROPERTIES_KEY] : {};
		const definedProperties = schema["properties"] ?? {};
		for (const key of Object.keys(formData ?? {})) if (!(key in definedProperties)) pathSchema[key] = toPathSchemaInternal(validator, additionalSchema, `${name}.${key}`, rootSchema, getByPath(formData, key), _recurseList, experimental_customMergeAllOf);
	}
	if ("items" in schema && Array.isArray(formData)) {
		const { items: schemaItems, additionalItems: schemaAdditionalItems } = schema;
		if (Array.isArray(schemaItems)) formData.forEach((element, i) => {
			if (schemaItems[i]) pathSchema[i] = toPathSchemaInternal(validator, schemaItems[i], `${name}.${i}`, rootSchema, element, _recurseList, experimental_customMergeAllOf);
			else if (schemaAdditionalItems) pathSchema[i] = toPathSchemaInternal(validator, schemaAdditionalItems, `${name}.${i}`, rootSchema, element, _recurseList, experimental_customMergeAllOf);
			else console.warn(`Unable to generate path schema for "${name}.${i}". No schema defined for it`);
		});
		else formData.forEach((element, i) => {
			pathSchema[i] = toPathSchemaInternal(validator, schemaItems, `${name}.${i}`, rootSchema, element, _recurseList, experimental_customMergeAllOf);
		});
	} else if ("properties" in schema) for (const property in schema.properties) {
		const field = getPropertySchema(schema, property);
		pathSchema[property] = toPathSchemaInternal(validator, field, `${name}.${property}`, rootSchema, getByPath(formData, property), _recurseList, experimental_customMergeAllOf);
	}
	return pathSchema;
}
/** Generates an `PathSchema` object for the `schema`, recursively
*
* @param validator - An implementation of the `ValidatorType` interface that will be used when necessary
* @param schema - The schema for which the `PathSchema` is desired
* @param [name=''] - The base name for the schema
* @param [rootSchema] - The root schema, used to primarily to look up `$ref`s
* @param [formData] - The current formData, if any, to assist retrieving a schema
* @param [experimental_customMergeAllOf] - Optional function that allows for custom merging of `allOf` schemas
* @returns - The `PathSchema` object for the `schema`
* @deprecated - To be removed as an exported `@rjsf/utils` function in a future release
*/
function toPathSchema(validator, schema, name = "", rootSchema, formData, experimental_customMergeAllOf) {
	return toPathSchemaInternal(validator, schema, name, rootSchema, formData, void 0, experimental_customMergeAllOf);
}
// node_modules/@rjsf/utils/lib/createSchemaUtils.js
/** The `SchemaUtils` class provides a wrapper around the publicly exported APIs in the `utils/schema` directory such
* that one does not have to explicitly pass the `validator`, `rootSchema`, `experimental_defaultFormStateBehavior` or
* `experimental_customMergeAllOf` to each method. Since these generally do not change across a `Form`, this allows for
* providing a simplified set of APIs to the `@rjsf/core` components and the various themes as well. This class
* implements the `SchemaUtilsType` interface.
*/
var SchemaUtils = class {
	rootSchema;
	validator;
	experimental_defaultFormStateBehavior;
	experimental_customMergeAllOf;
	/** Constructs the `SchemaUtils` instance with the given `validator` and `rootSchema` stored as instance variables
	*
	* @param validator - An implementation of the `ValidatorType` interface that will be forwarded to all the APIs
	* @param rootSchema - The root schema that will be forwarded to all the APIs
	* @param experimental_defaultFormStateBehavior - Configuration flags to allow users to override default form state behavior
	* @param [experimental_customMergeAllOf] - Optional function that allows for custom merging of `allOf` schemas
	*/
	constructor(validator, rootSchema, experimental_defaultFormStateBehavior, experimental_customMergeAllOf) {
		if (rootSchema?.["$schema"] === "https://json-schema.org/draft/2020-12/schema") this.rootSchema = makeAllReferencesAbsolute(rootSchema, rootSchema["$id"] ?? "#");
		else this.rootSchema = rootSchema;
		this.validator = validator;
		this.experimental_defaultFormStateBehavior = experimental_defaultFormStateBehavior;
		this.experimental_customMergeAllOf = experimental_customMergeAllOf;
	}
	/** Returns the `rootSchema` in the `SchemaUtilsType`
	*
	* @returns - The `rootSchema`
	*/
	getRootSchema() {
		return this.rootSchema;
	}
	/** Returns the `ValidatorType` in the `SchemaUtilsType`
	*
	* @returns - The `ValidatorType`
	*/
	getValidator() {
		return this.validator;
	}
	/** Determines whether either the `validator` and `rootSchema` differ from the ones associated with this instance of
	* the `SchemaUtilsType`. If either `validator` or `rootSchema` are falsy, then return false to prevent the creation
	* of a new `SchemaUtilsType` with incomplete properties.
	*
	* @param validator - An implementation of the `ValidatorType` interface that will be compared against the current one
	* @param rootSchema - The root schema that will be compared against the current one
	* @param [experimental_defaultFormStateBehavior] Optional configuration object, if provided, allows users to override default form state behavior
	* @param [experimental_customMergeAllOf] - Optional function that allows for custom merging of `allOf` schemas
	* @returns - True if the `SchemaUtilsType` differs from the given `validator` or `rootSchema`
	*/
	doesSchemaUtilsDiffer(validator, rootSchema, experimental_defaultFormStateBehavior = {}, experimental_customMergeAllOf) {
		if (!validator || !rootSchema) return false;
		return this.validator !== validator || !deepEquals(this.rootSchema, rootSchema) || !deepEquals(this.experimental_defaultFormStateBehavior, experimental_defaultFormStateBehavior) || this.experimental_customMergeAllOf !== experimental_customMergeAllOf;
	}
	/** Finds the field specified by the `path` within the root or recursed `schema`. If there is no field for the specified
	* `path`, then the default `{ field: undefined, isRequired: undefined }` is returned. It determines whether a leaf
	* field is in the `required` list for its parent and if so, it is marked as required on return.
	*
	* @param schema - The current node within the JSON schema
	* @param path - The remaining keys in the path to the desired field
	* @param [formData] - The form data that is used to determine which oneOf option
	* @returns - An object that contains the field and its required state. If no field can be found then
	*            `{ field: undefined, isRequired: undefined }` is returned.
	*/
	findFieldInSchema(schema, path, formData) {
		return findFieldInSchema(this.validator, this.rootSchema, schema, path, formData, this.experimental_customMergeAllOf);
	}
	/** Finds the oneOf option inside the `schema['any/oneOf']` list which has the `properties[selectorField].default` that
	* matches the `formData[selectorField]` value. For the purposes of this function, `selectorField` is either
	* `schema.discriminator.propertyName` or `fallbackField`.
	*
	* @param schema - The schema element in which to search for the selected oneOf option
	* @param fallbackField - The field to use as a backup selector field if the schema does not have a required field
	* @param xxx - Either `oneOf` or `anyOf`, defines which value is being sought
	* @param [formData={}] - The form data that is used to determine which oneOf option
	* @returns - The anyOf/oneOf option that matches the selector field in the schema or undefined if nothing is selected
	*/
	findSelectedOptionInXxxOf(schema, fallbackField, xxx, formData) {
		return findSelectedOptionInXxxOf(this.validator, this.rootSchema, schema, fallbackField, xxx, formData, this.experimental_customMergeAllOf);
	}
	/** Returns the superset of `formData` that includes the given set updated to include any missing fields that have
	* computed to have defaults provided in the `schema`.
	*
	* @param schema - The schema for which the default state is desired
	* @param [formData] - The current formData, if any, onto which to provide any missing defaults
	* @param [includeUndefinedValues=false] - Optional flag, if true, cause undefined values to be added as defaults.
	*          If "excludeObjectChildren", pass `includeUndefinedValues` as false when computing defaults for any nested
	*          object properties.
	* @param initialDefaultsGenerated - Indicates whether or not initial defaults have been generated
	* @returns - The resulting `formData` with all the defaults provided
	*/
	getDefaultFormState(schema, formData, includeUndefinedValues = false, initialDefaultsGenerated) {
		return getDefaultFormState(this.validator, schema, formData, this.rootSchema, includeUndefinedValues, this.experimental_defaultFormStateBehavior, this.experimental_customMergeAllOf, initialDefaultsGenerated);
	}
	/** Determines whether the combination of `schema` and `uiSchema` properties indicates that the label for the `schema`
	* should be displayed in a UI.
	*
	* @param schema - The schema for which the display label flag is desired
	* @param [uiSchema] - The UI schema from which to derive potentially displayable information
	* @param [globalOptions={}] - The optional Global UI Schema from which to get any fallback `xxx` options
	* @returns - True if the label should be displayed or false if it should not
	*/
	getDisplayLabel(schema, uiSchema, globalOptions) {
		return getDisplayLabel(this.validator, schema, uiSchema, this.rootSchema, globalOptions, this.experimental_customMergeAllOf);
	}
	/** Determines which of the given `options` provided most closely matches the `formData`.
	* Returns the index of the option that is valid and is the closest match, or 0 if there is no match.
	*
	* The closest match is determined using the number of matching properties, and more heavily favors options with
	* matching readOnly, default, or const values.
	*
	* @param formData - The form data associated with the schema
	* @param options - The list of options that can be selected from
	* @param [selectedOption] - The index of the currently selected option, defaulted to -1 if not specified
	* @param [discriminatorField] - The optional name of the field within the options object whose value is used to
	*          determine which option is selected
	* @returns - The index of the option that is the closest match to the `formData` or the `selectedOption` if no match
	*/
	getClosestMatchingOption(formData, options, selectedOption, discriminatorField) {
		return getClosestMatchingOption(this.validator, this.rootSchema, formData, options, selectedOption, discriminatorField, this.experimental_customMergeAllOf);
	}
	/** Given the `formData` and list of `options`, attempts to find the index of the first option that matches the data.
	* Always returns the first option if there is nothing that matches.
	*
	* @param formData - The current formData, if any, used to figure out a match
	* @param options - The list of options to find a matching options from
	* @param [discriminatorField] - The optional name of the field within the options object whose value is used to
	*          determine which option is selected
	* @returns - The firstindex of the matched option or 0 if none is available
	*/
	getFirstMatchingOption(formData, options, discriminatorField) {
		return getFirstMatchingOption(this.validator, formData, options, this.rootSchema, discriminatorField);
	}
	getFromSchema(schema, path, defaultValue) {
		return getFromSchema(this.validator, this.rootSchema, schema, path, defaultValue, this.experimental_customMergeAllOf);
	}
	/** Checks to see if the `schema` and `uiSchema` combination represents an array of files
	*
	* @param schema - The schema for which check for array of files flag is desired
	* @param [uiSchema] - The UI schema from which to check the widget
	* @returns - True if schema/uiSchema contains an array of files, otherwise false
	*/
	isFilesArray(schema, uiSchema) {
		return isFilesArray(this.validator, schema, uiSchema, this.rootSchema, this.experimental_customMergeAllOf);
	}
	/** Checks to see if the `schema` combination represents a multi-select
	*
	* @param schema - The schema for which check for a multi-select flag is desired
	* @returns - True if schema contains a multi-select, otherwise false
	*/
	isMultiSelect(schema) {
		return isMultiSelect(this.validator, schema, this.rootSchema, this.experimental_customMergeAllOf);
	}
	/** Checks to see if the `schema` combination represents a select
	*
	* @param schema - The schema for which check for a select flag is desired
	* @returns - True if schema contains a select, otherwise false
	*/
	isSelect(schema) {
		return isSelect(this.validator, schema, this.rootSchema, this.experimental_customMergeAllOf);
	}
	/**
	* The function takes a `schema` and `formData` and returns a copy of the formData with any fields not defined in the schema removed.
	* This is useful for ensuring that only data that is relevant to the schema is preserved. Objects with `additionalProperties`
	* keyword set to `true` will not have their extra fields removed.
	*
	* @param schema - The schema to use for filtering the `formData`
	* @param [formData] - The formData to filter
	* @returns The new form data, with any fields not defined in the schema removed
	*/
	omitExtraData(schema, formData) {
		return omitExtraData(this.validator, schema, this.rootSchema, formData);
	}
	/** Retrieves an expanded schema that has had all of its conditions, additional properties, references and
	* dependencies resolved and merged into the `schema` given a `rawFormData` that is used to do the potentially
	* recursive resolution.
	*
	* @param schema - The schema for which retrieving a schema is desired
	* @param [rawFormData] - The current formData, if any, to assist retrieving a schema
	* @param [resolveAnyOfOrOneOfRefs] - Optional flag indicating whether to resolved refs in anyOf/oneOf lists
	* @returns - The schema having its conditions, additional properties, references and dependencies resolved
	*/
	retrieveSchema(schema, rawFormData, resolveAnyOfOrOneOfRefs) {
		return retrieveSchema(this.validator, schema, this.rootSchema, rawFormData, this.experimental_customMergeAllOf, resolveAnyOfOrOneOfRefs);
	}
	/** Sanitize the `data` associated with the `oldSchema` so it is considered appropriate for the `newSchema`. If the
	* new schema does not contain any properties, then `undefined` is returned to clear all the form data. Due to the
	* nature of schemas, this sanitization happens recursively for nested objects of data. Also, any properties in the
	* old schemas that are non-existent in the new schema are set to `undefined`.
	*
	* @param [newSchema] - The new schema for which the data is being sanitized
	* @param [oldSchema] - The old schema from which the data originated
	* @param [data={}] - The form data associated with the schema, defaulting to an empty object when undefined
	* @returns - The new form data, with all the fields uniquely associated with the old schema set
	*      to `undefined`. Will return `undefined` if the new schema is not an object containing properties.
	*/
	sanitizeDataForNewSchema(newSchema, oldSchema, data) {
		return sanitizeDataForNewSchema(this.validator, this.rootSchema, newSchema, oldSchema, data, this.experimental_customMergeAllOf);
	}
	/** Generates an `PathSchema` object for the `schema`, recursively
	*
	* @param schema - The schema for which the display label flag is desired
	* @param [name] - The base name for the schema
	* @param [formData] - The current formData, if any, onto which to provide any missing defaults
	* @returns - The `PathSchema` object for the `schema`
	*/
	toPathSchema(schema, name, formData) {
		return toPathSchema(this.validator, schema, name, this.rootSchema, formData, this.experimental_customMergeAllOf);
	}
};
/** Creates a `SchemaUtilsType` interface that is based around the given `validator` and `rootSchema` parameters. The
* resulting interface implementation will forward the `validator` and `rootSchema` to all the wrapped APIs.
*
* @param validator - an implementation of the `ValidatorType` interface that will be forwarded to all the APIs
* @param rootSchema - The root schema that will be forwarded to all the APIs
* @param [experimental_defaultFormStateBehavior] Optional configuration object, if provided, allows users to override default form state behavior
* @param [experimental_customMergeAllOf] - Optional function that allows for custom merging of `allOf` schemas
* @returns - An implementation of a `SchemaUtilsType` interface
*/
function createSchemaUtils(validator, rootSchema, experimental_defaultFormStateBehavior = {}, experimental_customMergeAllOf) {
	return new SchemaUtils(validator, rootSchema, experimental_defaultFormStateBehavior, experimental_customMergeAllOf);
}
// node_modules/@rjsf/utils/lib/dataURItoBlob.js
/** Given the `FileReader.readAsDataURL()` based `dataURI` extracts that data into an actual Blob along with the name
* of that Blob if provided in the URL. If no name is provided, then the name falls back to `unknown`.
*
* @param dataURI - The `DataUrl` potentially containing name and raw data to be converted to a Blob
* @returns - an object containing a Blob and its name, extracted from the URI
*/
function dataURItoBlob(dataURILike) {
	if (!dataURILike.includes("data:")) throw new Error("File is invalid: URI must be a dataURI");
	const splitted = dataURILike.slice(5).split(";base64,");
	if (splitted.length !== 2) throw new Error("File is invalid: dataURI must be base64");
	const [media, base64] = splitted;
	const [mime, ...mediaparams] = media.split(";");
	const type = mime || "";
	const name = decodeURI(mediaparams.map((param) => param.split("=")).find(([key]) => key === "name")?.[1] || "unknown");
	try {
		const binary = atob(base64);
		const array = new Array(binary.length);
		for (let i = 0; i < binary.length; i += 1) array[i] = binary.charCodeAt(i);
		return {
			blob: new window.Blob([new Uint8Array(array)], { type }),
			name
		};
	} catch (error) {
		throw new Error(`File is invalid: ${error.message}`);
	}
}
// node_modules/@rjsf/utils/lib/pad.js
/** Returns a string representation of the `num` that is padded with leading "0"s if necessary
*
* @param num - The number to pad
* @param width - The width of the string at which no lead padding is necessary
* @returns - The number converted to a string with leading zero padding if the number of digits is less than `width`
*/
function pad(num, width) {
	let s = String(num);
	while (s.length < width) s = `0${s}`;
	return s;
}
// node_modules/@rjsf/utils/lib/dateRangeOptions.js
/** Returns a list of options for a date range between `start` and `stop`. If the start date is greater than the end
* date, then the date range is reversed. If `start` and `stop` are negative numbers (or zero), then they will be
* treated as relative to the current year.
*
* @param start - The starting point of the date range
* @param stop - The ending point of the date range
* @returns - The list of EnumOptionsType for the date range between `start` and `stop`
* @throws - Error when `start` and `stop` aren't both <= 0 or > 0
*/
function dateRangeOptions(start, stop) {
	const bothRelative = start <= 0 && stop <= 0;
	if (!bothRelative && (start < 0 || stop < 0)) throw new Error(`Both start (${start}) and stop (${stop}) must both be <= 0 or > 0, got one of each`);
	const currentYear = (/* @__PURE__ */ new Date()).getFullYear();
	const resolvedStart = bothRelative ? currentYear + start : start;
	const resolvedStop = bothRelative ? currentYear + stop : stop;
	if (resolvedStart > resolvedStop) return dateRangeOptions(stop, start).reverse();
	const options = [];
	for (let i = resolvedStart; i <= resolvedStop; i += 1) options.push({
		value: i,
		label: pad(i, 2)
	});
	return options;
}
// node_modules/@rjsf/utils/lib/replaceStringParameters.js
/** Potentially substitutes all replaceable parameters with the associated value(s) from the `params` if available. When
* a `params` array is provided, each value in the array is used to replace any of the replaceable parameters in the
* `inputString` using the `%1`, `%2`, etc. replacement specifiers.
*
* @param inputString - The string which will be potentially updated with replacement parameters
* @param params - The optional list of replaceable parameter values to substitute into the english string
* @returns - The updated string with any replacement specifiers replaced
*/
function replaceStringParameters(inputString, params) {
	let output = inputString;
	if (Array.isArray(params)) {
		const parts = output.split(/(%\d)/);
		params.forEach((param, index) => {
			const partIndex = parts.findIndex((part) => part === `%${index + 1}`);
			if (partIndex >= 0) parts[partIndex] = param;
		});
		output = parts.join("");
	}
	return output;
}
// node_modules/@rjsf/utils/lib/englishStringTranslator.js
/** Translates a `TranslatableString` value `stringToTranslate` into english. When a `params` array is provided, each
* value in the array is used to replace any of the replaceable parameters in the `stringToTranslate` using the `%1`,
* `%2`, etc. replacement specifiers.
*
* @param stringToTranslate - The `TranslatableString` value to convert to english
* @param params - The optional list of replaceable parameter values to substitute into the english string
* @returns - The `stringToTranslate` itself with any replaceable parameter values substituted
*/
function englishStringTranslator(stringToTranslate, params) {
	return replaceStringParameters(stringToTranslate, params);
}
// node_modules/@rjsf/utils/lib/enumOptionsValueForIndex.js
/** Returns the value(s) from `allEnumOptions` at the index(es) provided by `valueIndex`. If `valueIndex` is not an
* array AND the index is not valid for `allEnumOptions`, `emptyValue` is returned. If `valueIndex` is an array, AND it
* contains an invalid index, the returned array will have the resulting undefined values filtered out, leaving only
* valid values or in the worst case, an empty array.
*
* @param valueIndex - The index(es) of the value(s) that should be returned
* @param [allEnumOptions=[]] - The list of all the known enumOptions
* @param [emptyValue] - The value to return when the non-array `valueIndex` does not refer to a real option
* @returns - The single or list of values specified by the single or list of indexes if they are valid. Otherwise,
*        `emptyValue` or an empty list.
*/
function enumOptionsValueForIndex(valueIndex, allEnumOptions = [], emptyValue) {
	if (Array.isArray(valueIndex)) return valueIndex.map((index) => enumOptionsValueForIndex(index, allEnumOptions)).filter((val) => val !== void 0);
	const option = allEnumOptions[valueIndex === "" || valueIndex === null ? -1 : Number(valueIndex)];
	return option ? option.value : emptyValue;
}
// node_modules/@rjsf/utils/lib/enumOptionsDeselectValue.js
/** Removes the enum option value at the `valueIndex` from the currently `selected` (list of) value(s). If `selected` is
* a list, then that list is updated to remove the enum option value with the `valueIndex` in `allEnumOptions`. If it is
* a single value, then if the enum option value with the `valueIndex` in `allEnumOptions` matches `selected`, undefined
* is returned, otherwise the `selected` value is returned.
*
* @param valueIndex - The index of the value to be removed from the selected list or single value
* @param selected - The current (list of) selected value(s)
* @param [allEnumOptions=[]] - The list of all the known enumOptions
* @returns - The updated `selected` with the enum option value at `valueIndex` in `allEnumOptions` removed from it,
*        unless `selected` is a single value. In that case, if the `valueIndex` value matches `selected`, returns
*        undefined, otherwise `selected`.
*/
function enumOptionsDeselectValue(valueIndex, selected, allEnumOptions = []) {
	const value = enumOptionsValueForIndex(valueIndex, allEnumOptions);
	if (Array.isArray(selected)) return selected.filter((v) => !deepEquals(v, value));
	return deepEquals(value, selected) ? void 0 : selected;
}
// node_modules/@rjsf/utils/lib/enumOptionsIsSelected.js
/** Determines whether the given `value` is (one of) the `selected` value(s).
*
* @param value - The value being checked to see if it is selected
* @param selected - The current selected value or list of values
* @returns - true if the `value` is one of the `selected` ones, false otherwise
*/
function enumOptionsIsSelected(value, selected) {
	if (Array.isArray(selected)) return selected.some((sel) => deepEquals(sel, value));
	return deepEquals(selected, value);
}
// node_modules/@rjsf/utils/lib/enumOptionsIndexForValue.js
/** Returns the index(es) of the options in `allEnumOptions` whose value(s) match the ones in `value`. All the
* `enumOptions` are filtered based on whether they are a "selected" `value` and the index of each selected one is then
* stored in an array. If `multiple` is true, that array is returned, otherwise the first element in the array is
* returned.
*
* @param value - The single value or list of values for which indexes are desired
* @param [allEnumOptions=[]] - The list of all the known enumOptions
* @param [multiple=false] - Optional flag, if true will return a list of index, otherwise a single one
* @returns - A single string index for the first `value` in `allEnumOptions`, if not `multiple`. Otherwise, the list
*        of indexes for (each of) the value(s) in `value`.
*/
function enumOptionsIndexForValue(value, allEnumOptions = [], multiple = false) {
	const selectedIndexes = allEnumOptions.map((opt, index) => enumOptionsIsSelected(opt.value, value) ? String(index) : void 0).filter((opt) => typeof opt !== "undefined");
	if (!multiple) return selectedIndexes[0];
	return selectedIndexes;
}
// node_modules/@rjsf/utils/lib/enumOptionSelectedValue.js
/** Computes the value to pass to a select element's `value` attribute.
*
* When `format` is `'realValue'`, converts form data values to strings.
* When `format` is `'indexed'` (the default), resolves to index-based values via
* `enumOptionsIndexForValue`. Returns `emptyValue` when the current value is empty.
*
* @param value - The current form data value
* @param enumOptions - The available enum options
* @param multiple - Whether the select allows multiple selections
* @param [format='indexed'] - How option values are encoded on the DOM
* @param emptyValue - The value to return when the selection is empty
* @returns The value to use for the select element's `value` attribute
*/
function enumOptionSelectedValue(value, enumOptions, multiple, format = "indexed", emptyValue) {
	if (typeof value === "undefined" || multiple && Array.isArray(value) && value.length < 1 || !multiple && value === emptyValue) return emptyValue;
	if (format === "realValue") return multiple ? value.map(String) : String(value);
	const indexes = enumOptionsIndexForValue(value, enumOptions, multiple);
	return typeof indexes === "undefined" ? emptyValue : indexes;
}
// node_modules/@rjsf/utils/lib/enumOptionsSelectValue.js
/** Add the enum option value at the `valueIndex` to the list of `selected` values in the proper order as defined by
* `allEnumOptions`
*
* @param valueIndex - The index of the value that should be selected
* @param selected - The current list of selected values
* @param [allEnumOptions=[]] - The list of all the known enumOptions
* @returns - The updated list of selected enum values with enum value at the `valueIndex` added to it
*/
function enumOptionsSelectValue(valueIndex, selected, allEnumOptions = []) {
	const value = enumOptionsValueForIndex(valueIndex, allEnumOptions);
	if (value != null) {
		const index = allEnumOptions.findIndex((opt) => value === opt.value);
		const all = allEnumOptions.map(({ value: val }) => val);
		return selected.slice(0, index).concat(value, selected.slice(index)).sort((a, b) => Number(all.indexOf(a) > all.indexOf(b)));
	}
	return selected;
}
// node_modules/@rjsf/utils/lib/enumOptionValueDecoder.js
/** Resolves a single DOM value string back to its typed enum value in `'realValue'` mode.
*
* First attempts a reverse lookup by matching `String(opt.value)` against the input.
* If no option matches and the input parses as a valid index, falls back to the
* option at that index — this is how object/array enum values round-trip, since
* they are encoded as indices by the encoder.
*
* @param value - A single string value from a DOM attribute
* @param enumOptions - The available enum options
* @param emptyValue - The value to return when the input is empty, options are missing, or no match is found
* @returns The original typed enum value, or `emptyValue`
*/
function decodeSingle(value, enumOptions, emptyValue) {
	if (value === "" || !Array.isArray(enumOptions)) return emptyValue;
	const match = enumOptions.find((opt) => String(opt.value) === value);
	if (match) return match.value;
	const index = Number(value);
	if (!Number.isNaN(index) && index >= 0 && index < enumOptions.length) return enumOptions[index].value;
	return emptyValue;
}
/** Decodes a string from a DOM value attribute back to a typed enum value.
*
* When `format` is `'realValue'`, does a reverse lookup: finds the enum option
* whose `String(value)` matches the input string and returns the original typed value.
* For object/array values that were encoded as indices, falls back to index resolution.
*
* When `format` is `'indexed'` (the default), uses index-based resolution via
* `enumOptionsValueForIndex`.
*
* @param value - The string value(s) from the DOM
* @param enumOptions - The available enum options
* @param [format='indexed'] - How the values were encoded on the DOM
* @param emptyValue - The value to return for empty/missing selections
* @returns The original typed enum value(s)
*/
function enumOptionValueDecoder(value, enumOptions, format = "indexed", emptyValue) {
	if (format !== "realValue") return enumOptionsValueForIndex(value, enumOptions, emptyValue);
	if (Array.isArray(value)) return value.map((v) => decodeSingle(v, enumOptions, emptyValue));
	return decodeSingle(value, enumOptions, emptyValue);
}
// node_modules/@rjsf/utils/lib/enumOptionValueEncoder.js
/** Encodes an enum option value into a string for a DOM value attribute.
*
* When `format` is `'realValue'`, primitive values are converted via `String()`.
* Non-primitive values (objects, arrays) fall back to the index since
* `String()` would produce `"[object Object]"`.
*
* When `format` is `'indexed'` (the default), returns the index as a string.
*
* @param value - The typed enum value
* @param index - The option's position in the enumOptions array
* @param [format='indexed'] - How to encode the value for the DOM attribute
* @returns The string to use as the DOM value attribute
*/
function enumOptionValueEncoder(value, index, format = "indexed") {
	if (format !== "realValue") return String(index);
	if (value == null) return "";
	if (typeof value === "object") return String(index);
	return String(value);
}
// node_modules/@rjsf/utils/lib/ErrorSchemaBuilder.js
/** The `ErrorSchemaBuilder<T>` is used to build an `ErrorSchema<T>` since the definition of the `ErrorSchema` type is
* designed for reading information rather than writing it. Use this class to add, replace or clear errors in an error
* schema by using either dotted path or an array of path names. Once you are done building the `ErrorSchema`, you can
* get the result and/or reset all the errors back to an initial set and start again.
*/
var ErrorSchemaBuilder = class {
	/** The error schema being built
	*
	* @private
	*/
	errorSchema = {};
	/** Construct an `ErrorSchemaBuilder` with an optional initial set of errors in an `ErrorSchema`.
	*
	* @param [initialSchema] - The optional set of initial errors, that will be cloned into the class
	*/
	constructor(initialSchema) {
		this.resetAllErrors(initialSchema);
	}
	/** Returns the `ErrorSchema` that has been updated by the methods of the `ErrorSchemaBuilder`
	*/
	get ErrorSchema() {
		return this.errorSchema;
	}
	/** Will get an existing `ErrorSchema` at the specified `pathOfError` or create and return one.
	*
	* @param [pathOfError] - The optional path into the `ErrorSchema` at which to add the error(s)
	* @returns - The error block for the given `pathOfError` or the root if not provided
	* @private
	*/
	getOrCreateErrorBlock(pathOfError) {
		const path = typeof pathOfError === "string" ? toPath(pathOfError) : pathOfError ?? [];
		if (path.length === 0) return this.errorSchema;
		let errorBlock = getByPath(this.errorSchema, path);
		if (!errorBlock) {
			errorBlock = {};
			setByPath(this.errorSchema, path, errorBlock, true);
		}
		return errorBlock;
	}
	/** Resets all errors in the `ErrorSchemaBuilder` back to the `initialSchema` if provided, otherwise an empty set.
	*
	* @param [initialSchema] - The optional set of initial errors, that will be cloned into the class
	* @returns - The `ErrorSchemaBuilder` object for chaining purposes
	*/
	resetAllErrors(initialSchema) {
		this.errorSchema = initialSchema ? structuredClone(initialSchema) : {};
		return this;
	}
	/** Adds the `errorOrList` to the list of errors in the `ErrorSchema` at either the root level or the location within
	* the schema described by the `pathOfError`. The path is either a dotted string (with optional bracketed array
	* indexes, e.g. `'a.b[0]'`) or a list of path segments; keys containing dots require the list form.
	*
	* @param errorOrList - The error or list of errors to add into the `ErrorSchema`
	* @param [pathOfError] - The optional path into the `ErrorSchema` at which to add the error(s)
	* @returns - The `ErrorSchemaBuilder` object for chaining purposes
	*/
	addErrors(errorOrList, pathOfError) {
		const errorBlock = this.getOrCreateErrorBlock(pathOfError);
		let errorsList = errorBlock[ERRORS_KEY];
		if (!Array.isArray(errorsList)) {
			errorsList = [];
			errorBlock[ERRORS_KEY] = errorsList;
		}
		if (Array.isArray(errorOrList)) errorBlock[ERRORS_KEY] = [.../* @__PURE__ */ new Set([...errorsList, ...errorOrList])];
		else errorBlock[ERRORS_KEY] = [.../* @__PURE__ */ new Set([...errorsList, errorOrList])];
		return this;
	}
	/** Sets/replaces the `errorOrList` as the error(s) in the `ErrorSchema` at either the root level or the location
	* within the schema described by the `pathOfError`. The path is either a dotted string (with optional bracketed array
	* indexes, e.g. `'a.b[0]'`) or a list of path segments; keys containing dots require the list form.
	*
	* @param errorOrList - The error or list of errors to set into the `ErrorSchema`
	* @param [pathOfError] - The optional path into the `ErrorSchema` at which to set the error(s)
	* @returns - The `ErrorSchemaBuilder` object for chaining purposes
	*/
	setErrors(errorOrList, pathOfError) {
		const errorBlock = this.getOrCreateErrorBlock(pathOfError);
		errorBlock[ERRORS_KEY] = Array.isArray(errorOrList) ? [.../* @__PURE__ */ new Set([...errorOrList])] : [errorOrList];
		return this;
	}
	/** Clears the error(s) in the `ErrorSchema` at either the root level or the location within the schema described by
	* the `pathOfError`. The path is either a dotted string (with optional bracketed array
	* indexes, e.g. `'a.b[0]'`) or a list of path segments; keys containing dots require the list form.
	*
	* @param [pathOfError] - The optional path into the `ErrorSchema` at which to clear the error(s)
	* @returns - The `ErrorSchemaBuilder` object for chaining purposes
	*/
	clearErrors(pathOfError) {
		const errorBlock = this.getOrCreateErrorBlock(pathOfError);
		errorBlock[ERRORS_KEY] = [];
		return this;
	}
};
// node_modules/@rjsf/utils/lib/getChangedFields.js
/** Returns the paths of the changed descendants of `a` relative to `b`, relative to the node itself. An empty list
* means the difference could not be narrowed any further, so the caller should report its own key instead.
*
* @param a - The first value, representing the original data to compare
* @param b - The second value, representing the updated data to compare
* @returns - An array of dotted paths, relative to `a`
*/
function getChangedDescendants(a, b) {
	if (isPlainObject(a) && isPlainObject(b)) return getChangedFields(a, b, true);
	if (Array.isArray(a) && Array.isArray(b) && a.length === b.length) return a.flatMap((value, index) => {
		if (deepEquals(value, b[index])) return [];
		const descendants = getChangedDescendants(value, b[index]);
		return descendants.length ? descendants.map((path) => `${index}.${path}`) : [String(index)];
	});
	return [];
}
/**
* Compares two objects and returns the names of the fields that have changed.
* This function iterates over each field of object `a`, using `deepEquals` to compare the field value
* with the corresponding field value in object `b`. If the values are different, the field name will
* be included in the returned array.
*
* @param a - The first object, representing the original data to compare.
* @param b - The second object, representing the updated data to compare.
* @param [deep=false] - Optional flag that, when true, descends into nested objects and same-length arrays and returns
*          the dotted path of the deepest field that changed rather than the name of the top-level field holding it.
* @returns - An array of field names that have changed.
*
* @example
* const a = { name: 'John', age: 30 };
* const b = { name: 'John', age: 31 };
* const changedFields = getChangedFields(a, b);
* console.log(changedFields); // Output: ['age']
*
* @example
* const a = { items: [{ qux: '', corge: '' }] };
* const b = { items: [{ qux: 'a', corge: '' }] };
* console.log(getChangedFields(a, b)); // Output: ['items']
* console.log(getChangedFields(a, b, true)); // Output: ['items.0.qux']
*/
function getChangedFields(a, b, deep = false) {
	if (a === b) return [];
	if (!isPlainObject(a)) return isPlainObject(b) ? Object.keys(b) : [];
	if (!isPlainObject(b)) return Object.keys(a);
	const aKeys = Object.keys(a);
	const aKeySet = new Set(aKeys);
	const unequalFields = aKeys.filter((key) => !deepEquals(a[key], getByPath(b, key))).flatMap((key) => {
		if (!deep) return [key];
		const descendants = getChangedDescendants(a[key], getByPath(b, key));
		return descendants.length ? descendants.map((path) => `${key}.${path}`) : [key];
	});
	const diffFields = Object.keys(b).filter((key) => !aKeySet.has(key));
	return [...unequalFields, ...diffFields];
}
// node_modules/@rjsf/utils/lib/getDateElementProps.js
/** Given date & time information with optional yearRange & format, returns props for DateElement
*
* @param date - Object containing date with optional time information
* @param time - Determines whether to include time or not
* @param [yearRange=[1900, new Date().getFullYear() + 2]] - Controls the list of years to be displayed
* @param [format='YMD'] - Controls the order in which day, month and year input element will be displayed
* @returns Array of props for DateElement
*/
function getDateElementProps(date, time, yearRange = [1900, (/* @__PURE__ */ new Date()).getFullYear() + 2], format = "YMD") {
	const { day, month, year, hour, minute, second } = date;
	const dayObj = {
		type: "day",
		range: [1, 31],
		value: day
	};
	const monthObj = {
		type: "month",
		range: [1, 12],
		value: month
	};
	const yearObj = {
		type: "year",
		range: yearRange,
		value: year
	};
	const dateElementProp = [];
	switch (format) {
		case "MDY":
			dateElementProp.push(monthObj, dayObj, yearObj);
			break;
		case "DMY":
			dateElementProp.push(dayObj, monthObj, yearObj);
			break;
		default: dateElementProp.push(yearObj, monthObj, dayObj);
	}
	if (time) dateElementProp.push({
		type: "hour",
		range: [0, 23],
		value: hour
	}, {
		type: "minute",
		range: [0, 59],
		value: minute
	}, {
		type: "second",
		range: [0, 59],
		value: second
	});
	return dateElementProp;
}
// node_modules/@rjsf/utils/lib/rangeSpec.js
/** Extracts the range spec information `{ step?: number, min?: number, max?: number }` that can be spread onto an HTML
* input from the range analog in the schema `{ multipleOf?: number, minimum?: number, maximum?: number }`.
*
* @param schema - The schema from which to extract the range spec
* @returns - A range specification from the schema
*/
function rangeSpec(schema) {
	const spec = {};
	if (schema.multipleOf) spec.step = schema.multipleOf;
	if (schema.minimum || schema.minimum === 0) spec.min = schema.minimum;
	if (schema.maximum || schema.maximum === 0) spec.max = schema.maximum;
	return spec;
}
// node_modules/@rjsf/utils/lib/getInputProps.js
/** Using the `schema`, `defaultType` and `options`, extract out the props for the <input> element that make sense.
*
* @param schema - The schema for the field provided by the widget
* @param [defaultType] - The default type, if any, for the field provided by the widget
* @param [options={}] - The UI Options for the field provided by the widget
* @param [autoDefaultStepAny=true] - Determines whether to auto-default step=any when the type is number and no step
* @returns - The extracted `InputPropsType` object
*/
function getInputProps(schema, defaultType, options = {}, autoDefaultStepAny = true) {
	const inputProps = {
		type: defaultType || "text",
		...rangeSpec(schema)
	};
	if (options.inputType) inputProps.type = options.inputType;
	else if (!defaultType) {
		if (schema.type === "number") {
			if (getDecimalSeparator() === ".") {
				inputProps.type = "number";
				if (autoDefaultStepAny && inputProps.step === void 0) inputProps.step = "any";
			} else inputProps.type = "text";
		} else if (schema.type === "integer") {
			inputProps.type = "number";
			if (inputProps.step === void 0) inputProps.step = 1;
		}
	}
	if ([
		"date",
		"datetime-local",
		"time",
		"week",
		"month"
	].includes(inputProps.type)) {
		if (schema.formatMinimum !== void 0) inputProps.min = schema.formatMinimum;
		if (schema.formatMaximum !== void 0) inputProps.max = schema.formatMaximum;
	}
	if (options.autocomplete) inputProps.autoComplete = options.autocomplete;
	if (options.autocapitalize) inputProps.autoCapitalize = options.autocapitalize;
	if (options.accept) inputProps.accept = options.accept;
	return inputProps;
}
// node_modules/@rjsf/utils/lib/getOptionValueFormat.js
/** Resolves the effective `optionValueFormat` for enum-backed widgets.
*
* Provides a single source of truth for the default DOM encoding format
* (`'indexed'`) used by `SelectWidget`, `RadioWidget`, and `CheckboxesWidget`.
* Widgets should call this helper once and pass the result to
* `enumOptionValueEncoder`, `enumOptionValueDecoder`, and `enumOptionSelectedValue`
* rather than reading `options.optionValueFormat` directly.
*
* @param options - The widget options (typically from the `options` prop, already
*   resolved from `ui:options` and `ui:globalOptions`)
* @returns The resolved `OptionValueFormat`, defaulting to `'indexed'` when not set
*/
function getOptionValueFormat(options) {
	return options?.optionValueFormat ?? "indexed";
}
// node_modules/@rjsf/utils/lib/getSubmitButtonOptions.js
/** The default submit button options, exported for testing purposes
*/
var DEFAULT_OPTIONS = {
	props: { disabled: false },
	submitText: "Submit",
	norender: false
};
/** Extracts any `ui:submitButtonOptions` from the `uiSchema` and merges them onto the `DEFAULT_OPTIONS`
*
* @param [uiSchema={}] - the UI Schema from which to extract submit button props
* @returns - The merging of the `DEFAULT_OPTIONS` with any custom ones
*/
function getSubmitButtonOptions(uiSchema = {}) {
	const uiOptions = getUiOptions(uiSchema);
	if (uiOptions?.["submitButtonOptions"]) {
		const options = uiOptions[SUBMIT_BTN_OPTIONS_KEY];
		return {
			...DEFAULT_OPTIONS,
			...options
		};
	}
	return DEFAULT_OPTIONS;
}
// node_modules/@rjsf/utils/lib/getTemplate.js
/** Returns the template with the given `name` from either the `uiSchema` if it is defined or from the `registry`
* otherwise. NOTE, since `ButtonTemplates` are not overridden in `uiSchema` only those in the `registry` are returned.
*
* @param name - The name of the template to fetch, restricted to the keys of `TemplatesType`
* @param registry - The `Registry` from which to read the template
* @param [uiOptions={}] - The `UIOptionsType` from which to read an alternate template
* @returns - The template from either the `uiSchema` or `registry` for the `name`
*/
function getTemplate(name, registry, uiOptions = {}) {
	const { templates } = registry;
	if (name === "ButtonTemplates") return templates[name];
	if (Object.hasOwn(uiOptions, name) && typeof uiOptions[name] === "string" && Object.hasOwn(templates, uiOptions[name])) return templates[uiOptions[name]];
	return uiOptions[name] || templates[name];
}
// node_modules/@rjsf/utils/lib/getTestIds.js
var testIdCounter = 0;
/** Returns an object of test IDs that can only be used in test mode. If the function is called in a test environment
* (`NODE_ENV === 'test'`, this is set by vitest) then a Proxy object will be returned. If a key within the returned
* object is accessed, if the value already exists the object will return that value, otherwise it will create that key
* with a generated `uuid` value and return the generated ID. If it is called outside of a test environment, the
* function will return an empty object, therefore returning `undefined` for any property within the object and
* excluding the prop from the rendered output of the component in which it is used.
* This implementation was adapted from the following blog post: https://www.matthewsessions.com/blog/react-test-id/
* To use this helper, you will want to generate a separate object for each component to avoid potential overlapping of
* ID names. You will also want to export the object for use in tests, because the keys will be generated in the
* component file, and used in the test file. Within the component file, add:
* `export const TEST_IDS = getTestIds();`
* Then pass `TEST_IDS.examplePropertyName` as the value of the test ID attribute of the intended component. This will
* allow you to use `TEST_IDS.examplePropertyName` within your tests, while keeping the test IDs out of your rendered
* output.
*/
function getTestIds() {
	if (getByPath(globalThis, [
		"process",
		"env",
		"NODE_ENV"
	]) !== "test") return {};
	const ids = /* @__PURE__ */ new Map();
	return new Proxy({}, { get(_obj, prop) {
		if (!ids.has(prop)) {
			testIdCounter += 1;
			ids.set(prop, `test-id-${testIdCounter}`);
		}
		return ids.get(prop);
	} });
}
// node_modules/react-is/cjs/react-is.production.min.js
/**
* @license React
* react-is.production.min.js
*
* Copyright (c) Facebook, Inc. and its affiliates.
*
* This source code is licensed under the MIT license found in the
* LICENSE file in the root directory of this source tree.
*/
var require_react_is_production_min = /* @__PURE__ */ __commonJSMin(((exports) => {
	var b = Symbol.for("react.element");
	var c = Symbol.for("react.portal");
	var d = Symbol.for("react.fragment");
	var e = Symbol.for("react.strict_mode");
	var f = Symbol.for("react.profiler");
	var g = Symbol.for("react.provider");
	var h = Symbol.for("react.context");
	var k = Symbol.for("react.server_context");
	var l = Symbol.for("react.forward_ref");
	var m = Symbol.for("react.suspense");
	var n = Symbol.for("react.suspense_list");
	var p = Symbol.for("react.memo");
	var q = Symbol.for("react.lazy");
	function v(a) {
		if ("object" === typeof a && null !== a) {
			var r = a.$$typeof;
			switch (r) {
				case b: switch (a = a.type, a) {
					case d:
					case f:
					case e:
					case m:
					case n: return a;
					default: switch (a = a && a.$$typeof, a) {
						case k:
						case h:
						case l:
						case q:
						case p:
						case g: return a;
						default: return r;
					}
				}
				case c: return r;
			}
		}
	}
	exports.isForwardRef = function(a) {
		return v(a) === l;
	};
	exports.isMemo = function(a) {
		return v(a) === p;
	};
}));
// node_modules/react-is/index.js
var require_react_is = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = require_react_is_production_min();
}));
// node_modules/@rjsf/utils/lib/getWidget.js
var import_jsx_runtime = require_jsx_runtime();
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_react_is = /* @__PURE__ */ __toESM(require_react_is(), 1);
/** The map of schema types to widget type to widget name
*/
var widgetMap = {
	boolean: {
		checkbox: "CheckboxWidget",
		radio: "RadioWidget",
		select: "SelectWidget",
		hidden: "HiddenWidget"
	},
	string: {
		text: "TextWidget",
		password: "PasswordWidget",
		email: "EmailWidget",
		hostname: "TextWidget",
		ipv4: "TextWidget",
		ipv6: "TextWidget",
		uri: "URLWidget",
		"data-url": "FileWidget",
		radio: "RadioWidget",
		select: "SelectWidget",
		textarea: "TextareaWidget",
		hidden: "HiddenWidget",
		date: "DateWidget",
		datetime: "DateTimeWidget",
		"date-time": "DateTimeWidget",
		"alt-date": "AltDateWidget",
		"alt-datetime": "AltDateTimeWidget",
		time: "TimeWidget",
		color: "ColorWidget",
		file: "FileWidget"
	},
	number: {
		text: "TextWidget",
		select: "SelectWidget",
		updown: "UpDownWidget",
		range: "RangeWidget",
		radio: "RadioWidget",
		hidden: "HiddenWidget"
	},
	integer: {
		text: "TextWidget",
		select: "SelectWidget",
		updown: "UpDownWidget",
		range: "RangeWidget",
		radio: "RadioWidget",
		hidden: "HiddenWidget"
	},
	array: {
		select: "SelectWidget",
		checkboxes: "CheckboxesWidget",
		files: "FileWidget",
		hidden: "HiddenWidget"
	}
};
/** Wraps the given widget with stateless functional component that will merge any `defaultProps.options` with the
* `options` that are provided in the props. It will add the wrapper component as a `MergedWidget` property onto the
* `Widget` so that future attempts to wrap `AWidget` will return the already existing wrapper.
*
* @param AWidget - A widget that will be wrapped or one that is already wrapped
* @returns - The wrapper widget
*/
function mergeWidgetOptions(AWidget) {
	let { MergedWidget } = AWidget;
	if (!MergedWidget) {
		const defaultOptions = AWidget.defaultProps?.options || {};
		MergedWidget = ({ options, ...props }) => (0, import_jsx_runtime.jsx)(AWidget, {
			options: {
				...defaultOptions,
				...options
			},
			...props
		});
		AWidget.MergedWidget = MergedWidget;
	}
	return MergedWidget;
}
/** Given a schema representing a field to render and either the name or actual `Widget` implementation, returns the
* React component that is used to render the widget. If the `widget` is already a React component, then it is wrapped
* with a `MergedWidget`. Otherwise an attempt is made to look up the widget inside of the `registeredWidgets` map based
* on the schema type and `widget` name. If no widget component can be found an `Error` is thrown.
*
* @param schema - The schema for the field
* @param [widget] - Either the name of the widget OR a `Widget` implementation to use
* @param [registeredWidgets={}] - A registry of widget name to `Widget` implementation
* @returns - The `Widget` component to use
* @throws - An error if there is no `Widget` component that can be returned
*/
function getWidget(schema, widget, registeredWidgets = {}) {
	const type = getSchemaType(schema);
	if (typeof widget === "function" || widget && import_react_is.isForwardRef((0, import_react.createElement)(widget)) || import_react_is.isMemo(widget)) return mergeWidgetOptions(widget);
	if (typeof widget !== "string") throw new Error(`Unsupported widget definition: ${typeof widget} in schema: ${JSON.stringify(schema)}`);
	if (widget in registeredWidgets) {
		const registeredWidget = registeredWidgets[widget];
		return getWidget(schema, registeredWidget, registeredWidgets);
	}
	if (typeof type === "string") {
		if (!(type in widgetMap)) throw new Error(`No widget for type '${type}' in schema: ${JSON.stringify(schema)}`);
		if (widget in widgetMap[type]) {
			const registeredWidget = registeredWidgets[widgetMap[type][widget]];
			return getWidget(schema, registeredWidget, registeredWidgets);
		}
	}
	throw new Error(`No widget '${widget}' for type '${type}' in schema: ${JSON.stringify(schema)}`);
}
// node_modules/@rjsf/utils/lib/hashForSchema.js
/** Hashes a string using the algorithm based on Java's hashing function.
* JS has no built-in hashing function, so rolling our own
*  based on Java's hashing fn:
*  http://www.java2s.com/example/nodejs-utility-method/string-hash/hashcode-4dc2b.html
*
* @param string - The string for which to get the hash
* @returns - The resulting hash of the string in hex format
*/
function hashString(string) {
	let hash = 0;
	for (let i = 0; i < string.length; i++) {
		const chr = string.charCodeAt(i);
		hash = (hash << 5) - hash + chr;
		hash &= hash;
	}
	return hash.toString(16);
}
/** Recursively serializes a value to JSON with object keys sorted alphabetically to produce
* a stable string representation.
*
* @param object - The object for which the sorted stringify is desired
* @returns - The stringified object with keys sorted in a consistent order
*/
function sortedJSONStringify(object) {
	function shouldIncludeValue(value) {
		return value !== void 0 && typeof value !== "function" && typeof value !== "symbol";
	}
	if (Array.isArray(object)) return `[${object.map((x) => x === void 0 ? "undefined" : sortedJSONStringify(x)).join(",")}]`;
	if (object === null || typeof object !== "object") return JSON.stringify(typeof object === "function" ? null : object);
	const record = object;
	return `{${Object.keys(record).sort().filter((key) => shouldIncludeValue(record[key])).map((key) => `${JSON.stringify(key)}:${sortedJSONStringify(record[key])}`).join(",")}}`;
}
/** Stringifies an `object` and returns the hash of the resulting string. Sorts object fields
* in consistent order before stringify to prevent different hash ids for the same object.
*
* @param object - The object for which the hash is desired
* @returns - The string obtained from the hash of the stringified object
*/
function hashObject(object) {
	return hashString(sortedJSONStringify(object));
}
/** Stringifies the schema and returns the hash of the resulting string. Sorts schema fields
* in consistent order before stringify to prevent different hash ids for the same schema.
* Symbol-keyed properties (RJSF_REF_KEY, RJSF_REF_CYCLE_KEY, ADDITIONAL_PROPERTY_FLAG) are
* automatically excluded by JSON.stringify, so no special filtering is needed.
*
* @param schema - The schema for which the hash is desired
* @returns - The string obtained from the hash of the stringified schema
*/
function hashForSchema(schema) {
	return hashString(sortedJSONStringify(schema));
}
// node_modules/@rjsf/utils/lib/hasWidget.js
/** Detects whether the `widget` exists for the `schema` with the associated `registryWidgets` and returns true if it
* does, or false if it doesn't.
*
* @param schema - The schema for the field
* @param widget - Either the name of the widget OR a `Widget` implementation to use
* @param [registeredWidgets={}] - A registry of widget name to `Widget` implementation
* @returns - True if the widget exists, false otherwise
*/
function hasWidget(schema, widget, registeredWidgets = {}) {
	try {
		getWidget(schema, widget, registeredWidgets);
		return true;
	} catch (e) {
		const err = e;
		if (err.message && (err.message.startsWith("No widget") || err.message.startsWith("Unsupported widget"))) return false;
		throw e;
	}
}
// node_modules/@rjsf/utils/lib/idGenerators.js
/** Generates a consistent `id` pattern for a given `id` and a `suffix`
*
* @param id - Either simple string id or an FieldPathId from which to extract it
* @param suffix - The suffix to append to the id
*/
function idGenerator(id, suffix) {
	return `${typeof id === "string" ? id : id["$id"]}__${suffix}`;
}
/** Return a consistent `id` for the field description element
*
* @param id - Either simple string id or an FieldPathId from which to extract it
* @returns - The consistent id for the field description element from the given `id`
*/
function descriptionId(id) {
	return idGenerator(id, "description");
}
/** Return a consistent `id` for the field error element
*
* @param id - Either simple string id or an FieldPathId from which to extract it
* @returns - The consistent id for the field error element from the given `id`
*/
function errorId(id) {
	return idGenerator(id, "error");
}
/** Return a consistent `id` for the field examples element
*
* @param id - Either simple string id or an FieldPathId from which to extract it
* @returns - The consistent id for the field examples element from the given `id`
*/
function examplesId(id) {
	return idGenerator(id, "examples");
}
/** Return a consistent `id` for the field help element
*
* @param id - Either simple string id or an FieldPathId from which to extract it
* @returns - The consistent id for the field help element from the given `id`
*/
function helpId(id) {
	return idGenerator(id, "help");
}
/** Return a consistent `id` for the field title element
*
* @param id - Either simple string id or an FieldPathId from which to extract it
* @returns - The consistent id for the field title element from the given `id`
*/
function titleId(id) {
	return idGenerator(id, "title");
}
/** Return a list of element ids that contain additional information about the field that can be used to as the aria
* description of the field. This is correctly omitting `titleId` which would be "labeling" rather than "describing" the
* element.
*
* @param id - Either simple string id or an FieldPathId from which to extract it
* @param [includeExamples=false] - Optional flag, if true, will add the `examplesId` into the list
* @returns - The string containing the list of ids for use in an `aria-describedBy` attribute
*/
function ariaDescribedByIds(id, includeExamples = false) {
	const examples = includeExamples ? ` ${examplesId(id)}` : "";
	return `${errorId(id)} ${descriptionId(id)} ${helpId(id)}${examples}`;
}
/** Return a consistent `id` for the `optionIndex`s of a `Radio` or `Checkboxes` widget
*
* @param id - The id of the parent component for the option
* @param optionIndex - The index of the option for which the id is desired
* @returns - An id for the option index based on the parent `id`
*/
function optionId(id, optionIndex) {
	return `${id}-${optionIndex}`;
}
/** Return a consistent `id` for the `btn` button element
*
* @param id - The id of the parent component for the option
* @param btn - The button type for which to generate the id
* @returns - The consistent id for the button from the given `id` and `btn` type
*/
function buttonId(id, btn) {
	return idGenerator(id, btn);
}
/** Return a consistent `id` for the optional data controls `element`
*
* @param id - The id of the parent component for the option
* @param element - The element type for which to generate the id
* @returns - The consistent id for the optional data controls element from the given `id` and `element` type
*/
function optionalControlsId(id, element) {
	return idGenerator(id, `optional${element}`);
}
// node_modules/@rjsf/utils/lib/isFormDataAvailable.js
/** Determines whether the given `formData` represents valid form data, such as a primitive type, an array, or a
* non-empty object.
*
* @param formData - The data to check
* @returns - True if `formData` is not undefined, null, a primitive type or an array or an empty object
*/
function isFormDataAvailable(formData) {
	if (formData === void 0 || formData === null) return false;
	if (typeof formData !== "object" || Array.isArray(formData)) return true;
	return Object.keys(formData).length > 0;
}
// node_modules/@rjsf/utils/lib/isRootSchema.js
/** Helper to check whether a JSON schema object is the root schema. The schema is a root schema with root `properties`
* key or a root `$ref` key. If the `schemaToCompare` has a root `oneOf` property, the function will
* return false. Else if `schemaToCompare` and `rootSchema` are the same object or equal, the function will return
* `true`. Else if the `rootSchema` has a $ref, it will be resolved using `schemaUtils.resolveSchema` utility. If the
* resolved schema matches the `schemaToCompare` the function will return `true`. Otherwise, it will return false.
*
* @param registry - The `Registry` used to get the `rootSchema` and `schemaUtils`
* @param schemaToCompare - The JSON schema object to check. If `schemaToCompare` is an root schema, the
*        function will return true.
* @returns - Flag indicating whether the `schemaToCompare` is the root schema
*/
function isRootSchema(registry, schemaToCompare) {
	const { rootSchema, schemaUtils } = registry;
	if (deepEquals(schemaToCompare, rootSchema)) return true;
	if ("$ref" in rootSchema) return deepEquals(schemaToCompare, schemaUtils.retrieveSchema(rootSchema));
	return false;
}
// node_modules/@rjsf/utils/lib/labelValue.js
function labelValue(label, hideLabel, fallback) {
	return hideLabel ? fallback : label;
}
// node_modules/@rjsf/utils/lib/localToUTC.js
/** Converts a local Date string into a UTC date string
*
* @param dateString - The string representation of a date as accepted by the `Date()` constructor
* @returns - A UTC date string if `dateString` is truthy, otherwise undefined
*/
function localToUTC(dateString) {
	return dateString ? new Date(dateString).toJSON() : void 0;
}
// node_modules/@rjsf/utils/lib/logUnsupportedDefaultForEnum.js
/** Logs a warning when a single-select enum widget has a schema default that is not one of its enum options.
*
* @param id - The field id used in the warning message
* @param schema - The schema whose default value is checked
* @param enumOptions - The enum options available to the widget
* @param multiple - Whether the widget allows multiple selections
*/
function logUnsupportedDefaultForEnum(id, schema, enumOptions, multiple = false) {
	if (!multiple && Array.isArray(enumOptions) && schema.default !== void 0 && enumOptionsIndexForValue(schema.default, enumOptions, multiple) === void 0) console.error(`The schema default value "${schema.default}" is not one of the values in the enum options for "${id}"`);
}
// node_modules/@rjsf/utils/lib/lookupFromFormContext.js
/** Given a React JSON Schema Form registry or formContext object, return the value associated with `toLookup`. This
* might be contained within the lookup map in the formContext. If no such value exists, return the `fallback`
* value.
*
* @param regOrFc - The @rjsf registry or form context in which the lookup will occur
* @param toLookup - The name of the field in the lookup map in the form context to get the value for
* @param [fallback] - The fallback value to use if the form context does not contain a value for `toLookup`
* @returns - The value associated with `toLookup` in the form context or `fallback`
*/
function lookupFromFormContext(regOrFc, toLookup, fallback) {
	const lookupPath = [LOOKUP_MAP_NAME];
	if (hasByPath(regOrFc, "formContext")) lookupPath.unshift(FORM_CONTEXT_NAME);
	return getByPath(regOrFc, [...lookupPath, toLookup], fallback);
}
// node_modules/@rjsf/utils/lib/noop.js
/** A function that does nothing and returns `undefined`, useful as a placeholder for an optional callback or as the
* implementation of a mocked function.
*/
function noop() {}
// node_modules/@rjsf/utils/lib/orderProperties.js
/** Given a list of `properties` and an `order` list, returns a list that contains the `properties` ordered correctly.
* If `order` is not an array, then the untouched `properties` list is returned. Otherwise `properties` is ordered per
* the `order` list. If `order` contains a '*' then any `properties` that are not mentioned explicity in `order` will be
* places in the location of the `*`.
*
* @param properties - The list of property keys to be ordered
* @param order - An array of property keys to be ordered first, with an optional '*' property
* @returns - A list with the `properties` ordered
* @throws - Error when the properties cannot be ordered correctly
*/
function orderProperties(properties, order) {
	if (!Array.isArray(order)) return properties;
	const arrayToHash = (arr) => arr.reduce((acc, curr) => {
		acc[curr] = true;
		return acc;
	}, {});
	const errorPropList = (arr) => arr.length > 1 ? `properties '${arr.join("', '")}'` : `property '${arr[0]}'`;
	const propertyHash = arrayToHash(properties);
	const orderFiltered = order.filter((prop) => prop === "*" || propertyHash[prop]);
	const orderHash = arrayToHash(orderFiltered);
	const rest = properties.filter((prop) => !orderHash[prop]);
	const restIndex = orderFiltered.indexOf("*");
	if (restIndex === -1) {
		if (rest.length) throw new Error(`uiSchema order list does not contain ${errorPropList(rest)}`);
		return orderFiltered;
	}
	if (restIndex !== orderFiltered.lastIndexOf("*")) throw new Error("uiSchema order list contains more than one wildcard item");
	const complete = [...orderFiltered];
	complete.splice(restIndex, 1, ...rest);
	return complete;
}
// node_modules/@rjsf/utils/lib/parseDateString.js
/** Parses the `dateString` into a `DateObject`, including the time information when `includeTime` is true
*
* @param dateString - The date string to parse into a DateObject
* @param [includeTime=true] - Optional flag, if false, will not include the time data into the object
* @returns - The date string converted to a `DateObject`
* @throws - Error when the date cannot be parsed from the string
*/
function parseDateString(dateString, includeTime = true) {
	if (!dateString) return {
		year: -1,
		month: -1,
		day: -1,
		hour: includeTime ? -1 : 0,
		minute: includeTime ? -1 : 0,
		second: includeTime ? -1 : 0
	};
	const date = new Date(dateString);
	if (Number.isNaN(date.getTime())) throw new Error(`Unable to parse date ${dateString}`);
	return {
		year: date.getUTCFullYear(),
		month: date.getUTCMonth() + 1,
		day: date.getUTCDate(),
		hour: includeTime ? date.getUTCHours() : 0,
		minute: includeTime ? date.getUTCMinutes() : 0,
		second: includeTime ? date.getUTCSeconds() : 0
	};
}
// node_modules/@rjsf/utils/lib/resolveDefaultWidget.js
/** Computes the widget name a field falls back to when no `ui:widget` is specified, along with the `enumOptions`
* (if any) that back a `select`-like fallback. The default is `select` when `schema` has enumerable options,
* the schema's `format` when a widget is registered for it, or `text` otherwise.
*
* @param schema - The schema for the field
* @param uiSchema - The uiSchema for the field
* @param schemaUtils - The `SchemaUtilsType` used to detect whether `schema` has enumerable options
* @param [registeredWidgets={}] - A registry of widget name to `Widget` implementation
* @returns - The default widget name and the `enumOptions`, if any, computed along the way
*/
function resolveDefaultWidget(schema, uiSchema, schemaUtils, registeredWidgets = {}) {
	const { format } = schema;
	const enumOptions = schemaUtils.isSelect(schema) ? optionsList(schema, uiSchema) : void 0;
	let defaultWidget = enumOptions ? "select" : "text";
	if (format && hasWidget(schema, format, registeredWidgets)) defaultWidget = format;
	return {
		defaultWidget,
		enumOptions
	};
}
// node_modules/@rjsf/utils/lib/resolveUiSchema.js
/** Resolves the uiSchema for a given schema, considering `ui:definitions` stored in the registry.
*
* Called at runtime for each field. When the schema contains a `$ref`, looks up the corresponding
* uiSchema definition from `registry.uiSchemaDefinitions` and merges it with local overrides.
* For schemas with `oneOf`/`anyOf` branches, also populates `uiSchema[keyword][i]` for branches
* whose `$ref` matches a definition, so `MultiSchemaField` can read dropdown option titles.
*
* Resolution order (later sources override earlier):
* 1. `ui:definitions[$ref]` - base definition from registry
* 2. `localUiSchema` - local overrides at current path
*
* @param schema - The JSON schema (may contain `$ref` or `RJSF_REF_KEY`)
* @param localUiSchema - The uiSchema at the current path (local overrides)
* @param registry - The registry containing `uiSchemaDefinitions`
* @returns - The resolved uiSchema with definitions merged in
*/
function resolveUiSchema(schema, localUiSchema, registry) {
	const ref = schema[RJSF_REF_KEY] ?? schema["$ref"];
	const definitions = registry.uiSchemaDefinitions;
	const definitionUiSchema = ref && definitions ? definitions[ref] : void 0;
	let result;
	if (!definitionUiSchema) result = localUiSchema || {};
	else if (!localUiSchema || Object.keys(localUiSchema).length === 0) result = { ...definitionUiSchema };
	else result = mergeObjects(definitionUiSchema, localUiSchema);
	if (definitions) {
		let resolvedSchema = schema;
		if (ref && schema["$ref"] && !schema[RJSF_REF_KEY]) try {
			resolvedSchema = findSchemaDefinition(ref, registry.rootSchema);
		} catch (e) {
			console.warn("could not resolve $ref in resolveUiSchema:\n", e);
			return result;
		}
		for (const keyword of [ONE_OF_KEY, ANY_OF_KEY]) {
			const schemaOptions = resolvedSchema[keyword];
			if (Array.isArray(schemaOptions) && schemaOptions.length > 0) {
				const currentUiSchemaArray = result[keyword];
				const uiSchemaArray = Array.isArray(currentUiSchemaArray) ? [...currentUiSchemaArray] : [];
				let hasExpanded = false;
				for (let i = 0; i < schemaOptions.length; i++) {
					const option = schemaOptions[i];
					const optionRef = option?.[RJSF_REF_KEY] ?? option?.["$ref"];
					if (optionRef && optionRef in definitions) {
						const optionUiSchema = uiSchemaArray[i] || {};
						uiSchemaArray[i] = mergeObjects(definitions[optionRef], optionUiSchema);
						hasExpanded = true;
					}
				}
				if (hasExpanded) result[keyword] = uiSchemaArray;
			}
		}
	}
	return result;
}
// node_modules/@rjsf/utils/lib/schemaHasNestedConditional.js
/** Recursively checks whether the given raw `schema` contains a `dependencies` or `if` keyword anywhere below its
* top level, e.g. inside a nested object's `properties`, a `$ref`, an array's tuple `items`, or a
* `patternProperties` entry. `retrieveSchema()` only resolves the `dependencies`/`if` declared directly on the
* schema it is given, so a root-level retrieved schema never reflects a conditional branch switch that happens
* deeper in the tree. `Form` uses this to detect when a comparison of root-level retrieved schemas can't be trusted
* to decide whether sanitization is needed.
*
* @param schema - The raw schema node to search
* @param rootSchema - The root schema, used to resolve any `$ref`s encountered while searching
* @param [atRoot=true] - Whether `schema` is the root of the search, whose own `dependencies`/`if` don't count
* @param [seenRefs=[]] - The `$ref`s already resolved along this branch of the search, to guard against cycles
* @returns - True if a `dependencies` or `if` keyword exists below the root of the schema
*/
function schemaHasNestedConditional(schema, rootSchema, atRoot = true, seenRefs = []) {
	if (!isObject(schema)) return false;
	let resolved = schema;
	let refs = seenRefs;
	if (typeof resolved["$ref"] === "string") {
		const ref = resolved[REF_KEY];
		if (refs.includes(ref)) return false;
		refs = [...refs, ref];
		try {
			const target = findSchemaDefinition(ref, rootSchema);
			if (isObject(target)) {
				const { [REF_KEY]: _ref, ...localSchema } = resolved;
				resolved = {
					...target,
					...localSchema
				};
			}
		} catch {
			return false;
		}
	}
	if (!atRoot && ("dependencies" in resolved || "if" in resolved)) return true;
	const properties = resolved[PROPERTIES_KEY];
	const patternProperties = resolved[PATTERN_PROPERTIES_KEY];
	const items = resolved[ITEMS_KEY];
	const dependencies = resolved[DEPENDENCIES_KEY];
	const dependentSchemas = isObject(dependencies) ? Object.values(dependencies).filter(isObject) : [];
	return [
		...isObject(properties) ? Object.values(properties) : [],
		...isObject(patternProperties) ? Object.values(patternProperties) : [],
		...Array.isArray(items) ? items : [items],
		resolved[ADDITIONAL_PROPERTIES_KEY],
		...resolved["allOf"] ?? [],
		...resolved["anyOf"] ?? [],
		...resolved["oneOf"] ?? [],
		...dependentSchemas,
		resolved[THEN_KEY],
		resolved[ELSE_KEY]
	].some((nested) => schemaHasNestedConditional(nested, rootSchema, false, refs));
}
// node_modules/@rjsf/utils/lib/schemaRequiresTrueValue.js
/** Check to see if a `schema` specifies that a value must be true. This happens when:
* - `schema.const` is truthy
* - `schema.enum` == `[true]`
* - `schema.anyOf` or `schema.oneOf` has a single value which recursively returns true
* - `schema.allOf` has at least one value which recursively returns true
*
* @param schema - The schema to check
* @returns - True if the schema specifies a value that must be true, false otherwise
*/
function schemaRequiresTrueValue(schema) {
	if (schema.const) return true;
	if (schema.enum?.length === 1 && schema.enum[0] === true) return true;
	if (schema.anyOf?.length === 1) return schemaRequiresTrueValue(schema.anyOf[0]);
	if (schema.oneOf?.length === 1) return schemaRequiresTrueValue(schema.oneOf[0]);
	if (schema.allOf) {
		const schemaSome = (subSchema) => schemaRequiresTrueValue(subSchema);
		return schema.allOf.some(schemaSome);
	}
	return false;
}
// node_modules/@rjsf/utils/lib/SelectedOptionDescription.js
/** Renders the description associated with the selected oneOf or anyOf option in a single-select widget. */
function SelectedOptionDescription({ hideLabel, id, multiple, options, registry, uiSchema, value }) {
	if (multiple || hideLabel) return null;
	const { label = true } = getUiOptions(uiSchema, registry.globalUiOptions);
	if (!label) return null;
	const option = options.enumOptions?.find(({ value: enumValue }) => enumOptionsIsSelected(enumValue, value));
	const description = option?.schema?.description;
	if (!description) return null;
	const DescriptionFieldTemplate = getTemplate("DescriptionFieldTemplate", registry, options);
	return (0, import_jsx_runtime.jsx)(DescriptionFieldTemplate, {
		id: descriptionId(id),
		description,
		schema: option.schema,
		uiSchema,
		registry
	});
}
// node_modules/@rjsf/utils/lib/shallowEquals.js
/** Implements a shallow equals comparison that uses Object.is() for comparing values.
* This function compares objects by checking if all keys and their values are equal using Object.is().
*
* @param a - The first element to compare
* @param b - The second element to compare
* @returns - True if the `a` and `b` are shallow equal, false otherwise
*/
function shallowEquals(a, b) {
	if (Object.is(a, b)) return true;
	if (a == null || b == null) return false;
	if (typeof a !== "object" || typeof b !== "object") return false;
	const keysA = Object.keys(a);
	const keysB = Object.keys(b);
	if (keysA.length !== keysB.length) return false;
	for (let i = 0; i < keysA.length; i += 1) {
		const key = keysA[i];
		if (!Object.hasOwn(b, key) || !Object.is(a[key], b[key])) return false;
	}
	return true;
}
// node_modules/@rjsf/utils/lib/shouldRender.js
/** Determines whether the given `component` should be rerendered by comparing its current set of props and state
* against the next set. The comparison strategy can be controlled via the `updateStrategy` parameter.
*
* @param component - A React component being checked
* @param nextProps - The next set of props against which to check
* @param nextState - The next set of state against which to check
* @param updateStrategy - The strategy to use for comparison:
*   - 'customDeep': Uses RJSF's custom deep equality checks (default)
*   - 'shallow': Uses shallow comparison of props and state
*   - 'always': Always returns true (React's default behavior)
* @returns - True if the component should be re-rendered, false otherwise
*/
function shouldRender(component, nextProps, nextState, updateStrategy = "customDeep") {
	if (updateStrategy === "always") return true;
	if (updateStrategy === "shallow") {
		const { props, state } = component;
		return !shallowEquals(props, nextProps) || !shallowEquals(state, nextState);
	}
	const { props, state } = component;
	return !deepEquals(props, nextProps) || !deepEquals(state, nextState);
}
// node_modules/@rjsf/utils/lib/shouldRenderOptionalField.js
/** Returns the unique list of schema types for all of the options in a anyOf/oneOf
*
* @param schemas - The list of schemas representing the XxxOf options
* @returns - All of the unique types contained within the oneOf list
*/
function getSchemaTypesForXxxOf(schemas) {
	const allTypes = [...new Set(schemas.map((s) => isObject(s) ? getSchemaType(s) : void 0).flat().filter((t) => t !== void 0))];
	return allTypes.length === 1 ? allTypes[0] : allTypes;
}
/** Determines whether the field information from the combination of `schema` and `required` along with the
* `enableOptionalDataFieldForType` settings from the global UI options in the `registry` all indicate that this field
* should be rendered with the Optional Data Controls UI.
*
* @param registry - The `registry` object
* @param schema - The schema for the field
* @param required - Flag indicating whether the field is required
* @param [uiSchema] - The uiSchema for the field
* @return - True if the field should be rendered with the optional field UI, otherwise false
*/
function shouldRenderOptionalField(registry, schema, required, uiSchema) {
	const { enableOptionalDataFieldForType = [] } = getUiOptions(uiSchema, registry.globalUiOptions);
	let schemaType;
	if ("anyOf" in schema && Array.isArray(schema["anyOf"])) schemaType = getSchemaTypesForXxxOf(schema[ANY_OF_KEY]);
	else if ("oneOf" in schema && Array.isArray(schema["oneOf"])) schemaType = getSchemaTypesForXxxOf(schema[ONE_OF_KEY]);
	else schemaType = getSchemaType(schema);
	return !isRootSchema(registry, schema) && !required && !!schemaType && !Array.isArray(schemaType) && !!enableOptionalDataFieldForType.find((val) => val === schemaType);
}
// node_modules/@rjsf/utils/lib/toDateString.js
/** Returns a UTC date string for the given `dateObject`. If `time` is false, then the time portion of the string is
* removed.
*
* @param dateObject - The `DateObject` to convert to a date string
* @param [time=true] - Optional flag used to remove the time portion of the date string if false
* @returns - The UTC date string
*/
function toDateString(dateObject, time = true) {
	const { year, month, day, hour = 0, minute = 0, second = 0 } = dateObject;
	const utcTime = Date.UTC(year, month - 1, day, hour, minute, second);
	const datetime = new Date(utcTime).toJSON();
	return time ? datetime : datetime.slice(0, 10);
}
// node_modules/@rjsf/utils/lib/toErrorList.js
/** Converts an `errorSchema` into a list of `RJSFValidationErrors`
*
* @param errorSchema - The `ErrorSchema` instance to convert
* @param [fieldPath=[]] - The current field path, defaults to [] if not specified
* @returns - The list of `RJSFValidationErrors` extracted from the `errorSchema`
*/
function toErrorList(errorSchema, fieldPath = []) {
	return errorSchema ? errorsFrom(errorSchema, fieldPath) : [];
}
/** Does the actual conversion, working on the plain-object shape of an `ErrorSchema` so that the recursive call for a
* nested error schema does not need an assertion back to `ErrorSchema`.
*
* @param errorSchema - The error schema, viewed as the plain object it is at runtime
* @param fieldPath - The current field path
* @returns - The list of `RJSFValidationErrors` extracted from the `errorSchema`
*/
function errorsFrom(errorSchema, fieldPath) {
	const errors = errorSchema[ERRORS_KEY];
	const property = `.${fieldPath.join(".")}`;
	const errorList = Array.isArray(errors) ? errors.map((message) => ({
		property,
		message,
		stack: `${property} ${message}`
	})) : [];
	return Object.keys(errorSchema).reduce((currentList, key) => {
		const childSchema = errorSchema[key];
		if (key !== "__errors" && isPlainObject(childSchema)) return currentList.concat(errorsFrom(childSchema, [...fieldPath, key]));
		return currentList;
	}, errorList);
}
// node_modules/@rjsf/utils/lib/toErrorSchema.js
/** Transforms a rjsf validation errors list:
* [
*   {property: '.level1.level2[2].level3', message: 'err a'},
*   {property: '.level1.level2[2].level3', message: 'err b'},
*   {property: '.level1.level2[4].level3', message: 'err b'},
* ]
* Into an error tree:
* {
*   level1: {
*     level2: {
*       2: {level3: {errors: ['err a', 'err b']}},
*       4: {level3: {errors: ['err b']}},
*     }
*   }
* };
*
* @param errors - The list of RJSFValidationError objects
* @returns - The `ErrorSchema` built from the list of `RJSFValidationErrors`
*/
function toErrorSchema(errors) {
	const builder = new ErrorSchemaBuilder();
	if (errors.length) errors.forEach((error) => {
		const { property, message } = error;
		const path = property ? toPath(property) : [];
		if (message) builder.addErrors(message, path);
	});
	return builder.ErrorSchema;
}
// node_modules/@rjsf/utils/lib/toFieldPathId.js
/** Constructs the `FieldPathId` for `fieldPath`. If `parentPathId` is provided, the `fieldPath` is appended to the end
* of the parent path. Then the `ID_KEY` of the resulting `FieldPathId` is constructed from the `idPrefix` and
* `idSeparator` contained within the `globalFormOptions`. If `fieldPath` is passed as an empty string, it will simply
* generate the path from the `parentPath` (if provided) and the `idPrefix` and `idSeparator`. If a `nameGenerator`
* is provided in `globalFormOptions`, it will also generate the HTML `name` attribute.
*
* @param fieldPath - The property name or array index of the current field element
* @param globalFormOptions - The `GlobalFormOptions` used to get the `idPrefix` and `idSeparator`
* @param [parentPath] - The optional `FieldPathId` or `FieldPathList` of the parent element for this field element
* @param [isMultiValue] - Optional flag indicating this field accepts multiple values
* @returns - The `FieldPathId` for the given `fieldPath` and the optional `parentPathId`
*/
function toFieldPathId(fieldPath, globalFormOptions, parentPath, isMultiValue) {
	const basePath = Array.isArray(parentPath) ? parentPath : parentPath?.path;
	const childPath = fieldPath === "" ? [] : [fieldPath];
	const path = basePath ? basePath.concat(...childPath) : childPath;
	const id = [globalFormOptions.idPrefix, ...path].join(globalFormOptions.idSeparator);
	let name;
	if (globalFormOptions.nameGenerator && path.length > 0) name = globalFormOptions.nameGenerator(path, globalFormOptions.idPrefix, isMultiValue);
	return {
		path,
		["$id"]: id,
		...name !== void 0 && { name }
	};
}
// node_modules/@rjsf/utils/lib/unwrapErrorHandler.js
/** Unwraps the `errorHandler` structure into the associated `ErrorSchema`, stripping the `addError()` functions from it
*
* @param errorHandler - The `FormValidation` error handling structure
* @returns - The `ErrorSchema` resulting from the stripping of the `addError()` function
*/
function unwrapErrorHandler(errorHandler) {
	return unwrapErrors(errorHandler);
}
/** Does the actual unwrapping, working on the plain-object shape of a `FormValidation` so that the recursive call for
* a nested error handler does not need an assertion back to `FormValidation`.
*
* @param errors - The error handling structure, viewed as the plain object it is at runtime
* @returns - The `ErrorSchema` resulting from the stripping of the `addError()` function
*/
function unwrapErrors(errors) {
	return Object.keys(errors).reduce((acc, key) => {
		if (key === "addError") return acc;
		const childSchema = errors[key];
		if (isPlainObject(childSchema)) return {
			...acc,
			[key]: unwrapErrors(childSchema)
		};
		return {
			...acc,
			[key]: childSchema
		};
	}, {});
}
// node_modules/@rjsf/utils/lib/useAltDateWidgetProps.js
/** Function that checks to see if a `DateObject` is ready for the onChange callback to be triggered
*
* @param state - The current `DateObject`
* @returns - True if the `state` is ready to trigger an onChange
*/
function readyForChange(state) {
	return Object.values(state).every((value) => value !== -1);
}
/** The `DateElement` component renders one of the 6 date element selectors for an `AltDateWidget`, using the `select`
* widget from the registry.
*
* @param props - The `DateElementProps` for the date element
*/
function DateElement(props) {
	const { className = "form-control", type, range, value, select, rootId, name, disabled, readonly, autofocus, registry, onBlur, onFocus } = props;
	const id = `${rootId}_${type}`;
	const { SelectWidget } = registry.widgets;
	const onChange = (0, import_react.useCallback)((newValue) => select(type, newValue), [select, type]);
	return (0, import_jsx_runtime.jsx)(SelectWidget, {
		schema: { type: "integer" },
		id,
		name,
		className,
		options: { enumOptions: dateRangeOptions(range[0], range[1]) },
		placeholder: type,
		value,
		disabled,
		readonly,
		autofocus,
		onChange,
		onBlur,
		onFocus,
		registry,
		label: "",
		"aria-describedby": ariaDescribedByIds(rootId)
	});
}
/** Hook which encapsulates the logic needed to render an `AltDateWidget` with optional `time` elements. It contains
* the `state` of the current date(/time) selections in the widget. It returns a `UseAltDateWidgetResult` object
* that contains the `elements: DateElementProp[]` and three callbacks needed to change one of the rendered `elements`,
* and to handle the clicking of the `clear` and `setNow` buttons.
*
* @param props - The `WidgetProps` for the `AltDateWidget`
*/
function useAltDateWidgetProps(props) {
	const { time = false, disabled = false, readonly = false, options, onChange, value } = props;
	const [state, setState] = (0, import_react.useState)(parseDateString(value, time));
	(0, import_react.useEffect)(() => {
		setState(parseDateString(value, time));
	}, [time, value]);
	const handleChange = (0, import_react.useCallback)((property, newValue) => {
		const nextState = {
			...state,
			[property]: typeof newValue === "undefined" ? -1 : newValue
		};
		if (readyForChange(nextState)) onChange(toDateString(nextState, time));
		else setState(nextState);
	}, [
		state,
		onChange,
		time
	]);
	const handleClear = (0, import_react.useCallback)((event) => {
		event.preventDefault();
		if (disabled || readonly) return;
		onChange(void 0);
	}, [
		disabled,
		readonly,
		onChange
	]);
	const handleSetNow = (0, import_react.useCallback)((event) => {
		event.preventDefault();
		if (disabled || readonly) return;
		const nextState = parseDateString((/* @__PURE__ */ new Date()).toJSON(), time);
		onChange(toDateString(nextState, time));
	}, [
		disabled,
		readonly,
		time,
		onChange
	]);
	return {
		elements: (0, import_react.useMemo)(() => getDateElementProps(state, time, options.yearsRange, options.format), [
			state,
			time,
			options.yearsRange,
			options.format
		]),
		handleChange,
		handleClear,
		handleSetNow
	};
}
// node_modules/@rjsf/utils/lib/useDeepCompareMemo.js
/** Hook that stores and returns a `T` value. If `newValue` is the same as the stored one, then the stored one is
* returned to avoid having a component rerender due it being a different object. Otherwise, the `newValue` is stored
* and returned.
*
* @param newValue - The potential new `T` value
* @returns - The latest stored `T` value
*/
function useDeepCompareMemo(newValue) {
	const valueRef = (0, import_react.useRef)(newValue);
	if (!deepEquals(newValue, valueRef.current)) valueRef.current = newValue;
	return valueRef.current;
}
// node_modules/@rjsf/utils/lib/useFileWidgetProps.js
/** Updated the given `dataUrl` to add the `name` to it
*
* @param dataURL - The url description string
* @param name - The name of the file to add to the dataUrl
* @returns - The `dataUrl` updated to include the name
*/
function addNameToDataURL(dataURL, name) {
	return dataURL.replace(";base64", `;name=${encodeURIComponent(name)};base64`);
}
/** Returns a promise that will read the file from the browser and return it as the result of the promise.
*
* @param file - The `File` information to read
* @returns - A promise that resolves to the read file.
*/
async function processFile(file) {
	const { name, size, type } = file;
	return new Promise((resolve, reject) => {
		const reader = new window.FileReader();
		reader.onerror = reject;
		reader.onload = (event) => {
			if (typeof event.target?.result === "string") resolve({
				dataURL: addNameToDataURL(event.target.result, name),
				name,
				size,
				type
			});
			else resolve({
				dataURL: null,
				name,
				size,
				type
			});
		};
		reader.readAsDataURL(file);
	});
}
/** Reads a list of files from the browser, returning the results of the promises of each individual file read.
*
* @param files - The list of files to read
* @returns - The list of read files
*/
async function processFiles(files) {
	return Promise.all(Array.from(files).map(processFile));
}
/** Extracts the file information from the data URLs
*
* @param dataURLs - The information about the files
* @returns - The list of `FileInfoType` objects extracted from the data urls
*/
function extractFileInfo(dataURLs) {
	return dataURLs.reduce((acc, dataURL) => {
		if (!dataURL) return acc;
		try {
			const { blob, name } = dataURItoBlob(dataURL);
			return [...acc, {
				dataURL,
				name,
				size: blob.size,
				type: blob.type
			}];
		} catch {
			return acc;
		}
	}, []);
}
/** Hook which encapsulates the logic needed to read and convert a `value` of `File` or `File[]` into the
* `filesInfo: FileInfoType[]` and the two callback implementations needed to change the list or to remove a
* `File` from the list. To be used by theme specific `FileWidget` implementations.
*
* @param value - The current value of the `FileWidget`
* @param onChange - The onChange handler for the `FileWidget`
* @param [multiple=false] - Flag indicating whether the control supports multiple selections
* @returns - The `UseFileWidgetPropsResult` to be used within a `FileWidget` implementation
*/
function useFileWidgetProps(value, onChange, multiple = false) {
	const values = (0, import_react.useMemo)(() => {
		if (multiple && value) return Array.isArray(value) ? value : [value];
		return [];
	}, [value, multiple]);
	return {
		filesInfo: (0, import_react.useMemo)(() => Array.isArray(value) ? extractFileInfo(value) : extractFileInfo([value || ""]), [value]),
		handleChange: (0, import_react.useCallback)(async (files) => {
			const newValue = (await processFiles(files)).map((fileInfo) => fileInfo.dataURL || null);
			if (multiple) onChange(values.concat(...newValue));
			else onChange(newValue[0]);
		}, [
			values,
			multiple,
			onChange
		]),
		handleRemove: (0, import_react.useCallback)((index) => {
			if (multiple) onChange(values.filter((_, i) => i !== index));
			else onChange(void 0);
		}, [
			values,
			multiple,
			onChange
		])
	};
}
// node_modules/@rjsf/utils/lib/utcToLocal.js
/** Converts a UTC date string into a local Date format
*
* @param jsonDate - A UTC date string
* @returns - An empty string when `jsonDate` is falsey, otherwise a date string in local format
*/
function utcToLocal(jsonDate) {
	if (!jsonDate) return "";
	const date = new Date(jsonDate);
	return `${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1, 2)}-${pad(date.getDate(), 2)}T${pad(date.getHours(), 2)}:${pad(date.getMinutes(), 2)}:${pad(date.getSeconds(), 2)}.${pad(date.getMilliseconds(), 3)}`;
}
// node_modules/@rjsf/utils/lib/validationDataMerge.js
/** Merges the errors in `additionalErrorSchema` into the existing `validationData` by combining the hierarchies in the
* two `ErrorSchema`s and then appending the error list from the `additionalErrorSchema` obtained by calling
* `toErrorList()` on the `errors` in the `validationData`. If no `additionalErrorSchema` is passed, then
* `validationData` is returned.
*
* @param validationData - The current `ValidationData` into which to merge the additional errors
* @param [additionalErrorSchema] - The optional additional set of errors in an `ErrorSchema`
* @param [preventDuplicates=false] - Optional flag, if true, will call `mergeObjects()` with `preventDuplicates`
* @returns - The `validationData` with the additional errors from `additionalErrorSchema` merged into it, if provided.
*/
function validationDataMerge(validationData, additionalErrorSchema, preventDuplicates = false) {
	if (!additionalErrorSchema) return validationData;
	const { errors: oldErrors, errorSchema: oldErrorSchema } = validationData;
	let errors = toErrorList(additionalErrorSchema);
	let errorSchema = additionalErrorSchema;
	if (oldErrorSchema && Object.keys(oldErrorSchema).length > 0) {
		errorSchema = mergeObjects(oldErrorSchema, additionalErrorSchema, preventDuplicates ? "preventDuplicates" : true);
		errors = [...oldErrors].concat(errors);
	}
	return {
		errorSchema,
		errors
	};
}
// node_modules/@rjsf/utils/lib/withIdRefPrefix.js
/** Takes a `node` object and transforms any contained `$ref` node variables with a prefix, recursively calling
* `withIdRefPrefix` for any other elements.
*
* @param node - The object node to which a ROOT_SCHEMA_PREFIX is added when a REF_KEY is part of it
*/
function withIdRefPrefixObject(node) {
	const realObj = node;
	for (const key in realObj)
 /* v8 ignore next -- spread in caller guarantees only own properties reach this loop */
	if (Object.hasOwn(realObj, key)) {
		const value = realObj[key];
		if (key === "$ref" && typeof value === "string" && value.startsWith("#")) realObj[key] = ROOT_SCHEMA_PREFIX + value;
		else realObj[key] = withIdRefPrefix(value);
	}
	return node;
}
/** Takes a `node` object list and transforms any contained `$ref` node variables with a prefix, recursively calling
* `withIdRefPrefix` for any other elements.
*
* @param node - The list of object nodes to which a ROOT_SCHEMA_PREFIX is added when a REF_KEY is part of it
*/
function withIdRefPrefixArray(node) {
	return node.map((item) => withIdRefPrefix(item));
}
/** Recursively prefixes all `$ref`s in a schema with the value of the `ROOT_SCHEMA_PREFIX` constant.
* This is used in isValid to make references to the rootSchema
*
* @param schemaNode - The object node to which a ROOT_SCHEMA_PREFIX is added when a REF_KEY is part of it
* @returns - A copy of the `schemaNode` with updated `$ref`s
*/
function withIdRefPrefix(schemaNode) {
	if (Array.isArray(schemaNode)) return withIdRefPrefixArray([...schemaNode]);
	if (isObject(schemaNode)) return withIdRefPrefixObject({ ...schemaNode });
	return schemaNode;
}
// node_modules/@rjsf/utils/lib/enums.js
/** An enumeration of all the translatable strings used by `@rjsf/core` and its themes. The value of each of the
* enumeration keys is expected to be the actual english string. Some strings contain replaceable parameter values
* as indicated by `%1`, `%2`, etc. The number after the `%` indicates the order of the parameter. The ordering of
* parameters is important because some languages may choose to put the second parameter before the first in its
* translation. Also, some strings are rendered using `markdown-to-jsx` and thus support markdown and inline html.
*/
var TranslatableString;
(function(TranslatableString) {
	/** Fallback title of an array item, used by ArrayField */
	TranslatableString["ArrayItemTitle"] = "Item";
	/** Missing items reason, used by ArrayField */
	TranslatableString["MissingItems"] = "Missing items definition";
	/** Empty array message, used by ArrayField */
	TranslatableString["EmptyArray"] = "No items yet. Use the button below to add some.";
	/** Yes label, used by BooleanField */
	TranslatableString["YesLabel"] = "Yes";
	/** No label, used by BooleanField */
	TranslatableString["NoLabel"] = "No";
	/** Close label, used by ErrorList */
	TranslatableString["CloseLabel"] = "Close";
	/** Errors label, used by ErrorList */
	TranslatableString["ErrorsLabel"] = "Errors";
	/** New additionalProperties string default value, used by ObjectField */
	TranslatableString["NewStringDefault"] = "New Value";
	/** Add button title, used by AddButton */
	TranslatableString["AddButton"] = "Add";
	/** Add button title, used by AddButton */
	TranslatableString["AddItemButton"] = "Add Item";
	/** Copy button title, used by IconButton */
	TranslatableString["CopyButton"] = "Copy";
	/** Expand cycle button title */
	TranslatableString["ExpandButton"] = "Expand Cycle";
	/** Move down button title, used by IconButton */
	TranslatableString["MoveDownButton"] = "Move down";
	/** Move up button title, used by IconButton */
	TranslatableString["MoveUpButton"] = "Move up";
	/** Remove button title, used by IconButton */
	TranslatableString["RemoveButton"] = "Remove";
	/** Now label, used by AltDateWidget */
	TranslatableString["NowLabel"] = "Now";
	/** Clear label, used by AltDateWidget */
	TranslatableString["ClearLabel"] = "Clear";
	/** Aria date label, used by DateWidget */
	TranslatableString["AriaDateLabel"] = "Select a date";
	/** File preview label, used by FileWidget */
	TranslatableString["PreviewLabel"] = "Preview";
	/** Decrement button aria label, used by UpDownWidget */
	TranslatableString["DecrementAriaLabel"] = "Decrease value by 1";
	/** Increment button aria label, used by UpDownWidget */
	TranslatableString["IncrementAriaLabel"] = "Increase value by 1";
	/** The label for the Add button in for an optional object field */
	TranslatableString["OptionalObjectAdd"] = "Add data for optional field";
	/** The label for the Remove button in for an optional object field */
	TranslatableString["OptionalObjectRemove"] = "Remove data for optional field";
	/** The label for when displaying a non-editable form with missing optional field data */
	TranslatableString["OptionalObjectEmptyMsg"] = "No data for optional field";
	/** Label for the schema type selector, used by FallbackField */
	TranslatableString["Type"] = "Type";
	/** Label for the 'value' field, used by FallbackField */
	TranslatableString["Value"] = "Value";
	/** Clear button title, used by IconButton */
	TranslatableString["ClearButton"] = "clear input";
	/** Unknown field type reason, where %1 will be replaced with the type as provided by SchemaField */
	TranslatableString["UnknownFieldType"] = "Unknown field type %1";
	/** Option prefix, where %1 will be replaced with the option index as provided by MultiSchemaField */
	TranslatableString["OptionPrefix"] = "Option %1";
	/** Option prefix, where %1 and %2 will be replaced by the schema title and option index, respectively as provided by
	* MultiSchemaField
	*/
	TranslatableString["TitleOptionPrefix"] = "%1 option %2";
	/** Key label, where %1 will be replaced by the label as provided by WrapIfAdditionalTemplate */
	TranslatableString["KeyLabel"] = "%1 Key";
	/** Deprecated label, where %1 will be replaced by the label as provided by SchemaField */
	TranslatableString["DeprecatedLabel"] = "%1 (deprecated)";
	/** Cyclic schema message */
	TranslatableString["CycleDetected"] = "Circular reference ($ref cycle) detected for field \"%1\". You may choose to expand to the next cycle break";
	/** Invalid object field configuration as provided by the ObjectField.
	* NOTE: Use markdown notation rather than html tags.
	*/
	TranslatableString["InvalidObjectField"] = "Invalid \"%1\" object field configuration: _%2_.";
	/** Unsupported field schema, used by UnsupportedField */
	TranslatableString["UnsupportedField"] = "Unsupported field schema.";
	/** Unsupported field schema, where %1 will be replaced by the FieldPathId.$id as provided by UnsupportedField.
	* NOTE: Use markdown notation rather than html tags.
	*/
	TranslatableString["UnsupportedFieldWithId"] = "Unsupported field schema for field `%1`.";
	/** Unsupported field schema, where %1 will be replaced by the reason string as provided by UnsupportedField.
	* NOTE: Use markdown notation rather than html tags.
	*/
	TranslatableString["UnsupportedFieldWithReason"] = "Unsupported field schema: _%1_.";
	/** Unsupported field schema, where %1 and %2 will be replaced by the FieldPathId.$id and reason strings,
	* respectively, as provided by UnsupportedField.
	* NOTE: Use markdown notation rather than html tags.
	*/
	TranslatableString["UnsupportedFieldWithIdAndReason"] = "Unsupported field schema for field `%1`: _%2_.";
	/** File name, type and size info, where %1, %2 and %3 will be replaced by the file name, file type and file size as
	* provided by FileWidget
	*/
	TranslatableString["FilesInfo"] = "**%1** (%2, %3 bytes)";
})(TranslatableString || (TranslatableString = {}));
// node_modules/@rjsf/core/lib/components/fields/ArrayField.js
/** Used to generate a unique ID for an element in a row */
var rowIdCounter = 0;
function generateRowId() {
	rowIdCounter += 1;
	return `rjsf-array-item-${rowIdCounter}`;
}
/** Converts the `formData` into `KeyedFormDataType` data, using the `generateRowId()` function to create the key
*
* @param formData - The data for the form
* @returns - The `formData` converted into a `KeyedFormDataType` element
*/
function generateKeyedFormData(formData) {
	return !Array.isArray(formData) ? [] : formData.map((item) => ({
		key: generateRowId(),
		item
	}));
}
/** Converts `KeyedFormDataType` data into the inner `formData`
*
* @param keyedFormData - The `KeyedFormDataType` to be converted
* @returns - The inner `formData` item(s) in the `keyedFormData`
*/
function keyedToPlainFormData(keyedFormData) {
	if (Array.isArray(keyedFormData)) return keyedFormData.map((keyedItem) => keyedItem.item);
	return [];
}
/** Determines whether the item described in the schema is always required, which is determined by whether any item
* may be null.
*
* @param itemSchema - The schema for the item
* @return - True if the item schema type does not contain the "null" type
*/
function isItemRequired(itemSchema) {
	if (Array.isArray(itemSchema.type)) return !itemSchema.type.includes("null");
	return itemSchema.type !== "null";
}
/** Determines whether more items can be added to the array. If the uiSchema indicates the array doesn't allow adding
* then false is returned. Otherwise, if the schema indicates that there are a maximum number of items and the
* `formData` matches that value, then false is returned, otherwise true is returned.
*
* @param registry - The registry
* @param schema - The schema for the field
* @param formItems - The list of items in the form
* @param [uiSchema] - The UiSchema for the field
* @returns - True if the item is addable otherwise false
*/
function canAddItem(registry, schema, formItems, uiSchema) {
	let { addable } = getUiOptions(uiSchema, registry.globalUiOptions);
	if (addable !== false) {
		if (schema.maxItems !== void 0) addable = formItems.length < schema.maxItems;
		else addable = true;
	}
	return addable;
}
/** Helper method to compute item UI schema for both normal and fixed arrays
* Handles both static object and dynamic function cases
*
* @param uiSchema - The parent UI schema containing items definition
* @param item - The item data
* @param index - The index of the item
* @param formContext - The form context
* @returns The computed UI schema for the item
*/
function computeItemUiSchema(uiSchema, item, index, formContext) {
	if (typeof uiSchema.items === "function") try {
		return uiSchema.items(item, index, formContext);
	} catch (e) {
		console.error(`Error executing dynamic uiSchema.items function for item at index ${index}:`, e);
		return;
	}
	else return uiSchema.items;
}
/** Returns the default form information for an item based on the schema for that item. Deals with the possibility
* that the schema is fixed and allows additional items.
*/
function getNewFormDataRow(registry, schema) {
	const { schemaUtils, globalFormOptions } = registry;
	let itemSchema = schema.items;
	if (globalFormOptions.useFallbackUiForUnsupportedType && !itemSchema) itemSchema = {};
	else if (isFixedItems(schema) && allowAdditionalItems(schema)) itemSchema = schema.additionalItems;
	return schemaUtils.getDefaultFormState(itemSchema);
}
/** Renders an array as a set of checkboxes using the 'select' widget
*/
function ArrayAsMultiSelect(props) {
	const { schema, fieldPathId, uiSchema, formData: items = [], disabled = false, readonly = false, autofocus = false, required = false, placeholder, onBlur, onFocus, registry, rawErrors, name, onSelectChange } = props;
	const { widgets, schemaUtils, globalFormOptions, globalUiOptions } = registry;
	const enumOptions = optionsList(schemaUtils.retrieveSchema(schema.items, items), uiSchema?.items ?? uiSchema);
	const { widget = "select", title: uiTitle, ...options } = getUiOptions(uiSchema, globalUiOptions);
	const Widget = getWidget(schema, widget, widgets);
	const label = uiTitle ?? schema.title ?? name;
	const displayLabel = schemaUtils.getDisplayLabel(schema, uiSchema, globalUiOptions);
	const multiValueFieldPathId = useDeepCompareMemo(toFieldPathId("", globalFormOptions, fieldPathId, true));
	return (0, import_jsx_runtime.jsx)(Widget, {
		id: multiValueFieldPathId["$id"],
		name,
		multiple: true,
		onChange: onSelectChange,
		onBlur,
		onFocus,
		options: {
			...options,
			enumOptions
		},
		schema,
		uiSchema,
		registry,
		value: items,
		disabled,
		readonly,
		required,
		label,
		hideLabel: !displayLabel,
		placeholder,
		autofocus,
		rawErrors,
		htmlName: multiValueFieldPathId.name
	});
}
/** Renders an array using the custom widget provided by the user in the `uiSchema`
*/
function ArrayAsCustomWidget(props) {
	const { schema, fieldPathId, uiSchema, disabled = false, readonly = false, autofocus = false, required = false, hideError, placeholder, onBlur, onFocus, formData: items = [], registry, rawErrors, name, onSelectChange } = props;
	const { widgets, schemaUtils, globalFormOptions, globalUiOptions } = registry;
	const { widget, title: uiTitle, ...options } = getUiOptions(uiSchema, globalUiOptions);
	const Widget = getWidget(schema, widget, widgets);
	const label = uiTitle ?? schema.title ?? name;
	const displayLabel = schemaUtils.getDisplayLabel(schema, uiSchema, globalUiOptions);
	const multiValueFieldPathId = useDeepCompareMemo(toFieldPathId("", globalFormOptions, fieldPathId, true));
	return (0, import_jsx_runtime.jsx)(Widget, {
		id: multiValueFieldPathId["$id"],
		name,
		multiple: true,
		onChange: onSelectChange,
		onBlur,
		onFocus,
		options,
		schema,
		uiSchema,
		registry,
		value: items,
		disabled,
		readonly,
		hideError,
		required,
		label,
		hideLabel: !displayLabel,
		placeholder,
		autofocus,
		rawErrors,
		htmlName: multiValueFieldPathId.name
	});
}
/** Renders an array of files using the `FileWidget`
*/
function ArrayAsFiles(props) {
	const { schema, uiSchema, fieldPathId, name, disabled = false, readonly = false, autofocus = false, required = false, onBlur, onFocus, registry, formData: items = [], rawErrors, onSelectChange } = props;
	const { widgets, schemaUtils, globalFormOptions, globalUiOptions } = registry;
	const { widget = "files", title: uiTitle, ...options } = getUiOptions(uiSchema, globalUiOptions);
	const Widget = getWidget(schema, widget, widgets);
	const label = uiTitle ?? schema.title ?? name;
	const displayLabel = schemaUtils.getDisplayLabel(schema, uiSchema, globalUiOptions);
	const multiValueFieldPathId = useDeepCompareMemo(toFieldPathId("", globalFormOptions, fieldPathId, true));
	return (0, import_jsx_runtime.jsx)(Widget, {
		options,
		id: multiValueFieldPathId["$id"],
		name,
		multiple: true,
		onChange: onSelectChange,
		onBlur,
		onFocus,
		schema,
		uiSchema,
		value: items,
		disabled,
		readonly,
		required,
		registry,
		autofocus,
		rawErrors,
		label,
		hideLabel: !displayLabel,
		htmlName: multiValueFieldPathId.name
	});
}
/** Renders the individual array item using a `SchemaField` along with the additional properties that are needed to
* render the whole of the `ArrayFieldItemTemplate`.
*/
function ArrayFieldItemInner(props) {
	const { itemKey, index, name, disabled, hideError, readonly, registry, uiOptions, parentUiSchema, canAdd, canRemove = true, canMoveUp, canMoveDown, rawItemSchema, itemData, itemUiSchema, parentFieldPathId, itemErrorSchema, autofocus, onBlur, onFocus, onChange, rawErrors, totalItems, title, handleAddItem, handleCopyItem, handleRemoveItem, handleReorderItems } = props;
	const { schemaUtils, fields: { ArraySchemaField, SchemaField }, globalUiOptions, globalFormOptions } = registry;
	const itemSchema = (0, import_react.useMemo)(() => schemaUtils.retrieveSchema(rawItemSchema, itemData), [
		schemaUtils,
		rawItemSchema,
		itemData
	]);
	const fieldPathId = (0, import_react.useMemo)(() => toFieldPathId(index, globalFormOptions, parentFieldPathId), [
		index,
		globalFormOptions,
		parentFieldPathId
	]);
	const ItemSchemaField = ArraySchemaField || SchemaField;
	const ArrayFieldItemTemplate = getTemplate("ArrayFieldItemTemplate", registry, uiOptions);
	const displayLabel = schemaUtils.getDisplayLabel(itemSchema, itemUiSchema, globalUiOptions);
	const { description } = getUiOptions(itemUiSchema);
	const hasDescription = !!description || !!itemSchema.description;
	const { orderable = true, removable = true, copyable = false } = uiOptions;
	const has = {
		moveUp: orderable && canMoveUp,
		moveDown: orderable && canMoveDown,
		copy: copyable && canAdd,
		remove: removable && canRemove,
		toolbar: false
	};
	has.toolbar = Object.keys(has).some((key) => has[key]);
	const onAddItem = (0, import_react.useCallback)((event) => {
		handleAddItem(event, index + 1);
	}, [handleAddItem, index]);
	const onCopyItem = (0, import_react.useCallback)((event) => {
		handleCopyItem(event, index);
	}, [handleCopyItem, index]);
	const onRemoveItem = (0, import_react.useCallback)((event) => {
		handleRemoveItem(event, index);
	}, [handleRemoveItem, index]);
	const onMoveUpItem = (0, import_react.useCallback)((event) => {
		handleReorderItems(event, index, index - 1);
	}, [handleReorderItems, index]);
	const onMoveDownItem = (0, import_react.useCallback)((event) => {
		handleReorderItems(event, index, index + 1);
	}, [handleReorderItems, index]);
	const templateProps = {
		children: (0, import_jsx_runtime.jsx)(ItemSchemaField, {
			name,
			title,
			index,
			schema: itemSchema,
			uiSchema: itemUiSchema,
			formData: itemData,
			errorSchema: itemErrorSchema,
			fieldPathId,
			required: isItemRequired(itemSchema),
			onChange,
			onBlur,
			onFocus,
			registry,
			disabled,
			readonly,
			hideError,
			autofocus,
			rawErrors
		}),
		buttonsProps: {
			fieldPathId,
			disabled,
			readonly,
			canAdd,
			hasCopy: has.copy,
			hasMoveUp: has.moveUp,
			hasMoveDown: has.moveDown,
			hasRemove: has.remove,
			index,
			totalItems,
			onAddItem,
			onCopyItem,
			onRemoveItem,
			onMoveUpItem,
			onMoveDownItem,
			registry,
			schema: itemSchema,
			uiSchema: itemUiSchema
		},
		itemKey,
		className: "rjsf-array-item",
		disabled,
		hasToolbar: has.toolbar,
		index,
		totalItems,
		readonly,
		registry,
		schema: itemSchema,
		uiSchema: itemUiSchema,
		parentUiSchema,
		displayLabel,
		hasDescription
	};
	return (0, import_jsx_runtime.jsx)(ArrayFieldItemTemplate, { ...templateProps });
}
var ArrayFieldItem = (0, import_react.memo)(ArrayFieldItemInner);
/** Renders a normal array without any limitations of length
*/
function NormalArray(props) {
	const { schema, uiSchema = {}, errorSchema, fieldPathId, formData: formDataFromProps, name, title, disabled = false, readonly = false, autofocus = false, required = false, hideError = false, registry, onBlur, onFocus, rawErrors, onChange, keyedFormData, handleAddItem, handleCopyItem, handleRemoveItem, handleReorderItems } = props;
	const fieldTitle = schema.title || title || name;
	const { schemaUtils, fields, formContext, globalUiOptions } = registry;
	const { OptionalDataControlsField } = fields;
	const uiOptions = (0, import_react.useMemo)(() => getUiOptions(uiSchema, globalUiOptions), [uiSchema, globalUiOptions]);
	const schemaItems = (0, import_react.useMemo)(() => isObject(schema.items) ? schema.items : {}, [schema.items]);
	const itemsSchema = (0, import_react.useMemo)(() => schemaUtils.retrieveSchema(schemaItems), [schemaUtils, schemaItems]);
	const formData = (0, import_react.useMemo)(() => keyedToPlainFormData(keyedFormData), [keyedFormData]);
	const renderOptionalField = shouldRenderOptionalField(registry, schema, required, uiSchema);
	const hasFormData = isFormDataAvailable(formDataFromProps);
	const canAdd = (0, import_react.useMemo)(() => canAddItem(registry, schema, formData, uiSchema) && (!renderOptionalField || hasFormData), [
		registry,
		schema,
		formData,
		uiSchema,
		renderOptionalField,
		hasFormData
	]);
	const actualFormData = hasFormData ? keyedFormData : [];
	const extraClass = renderOptionalField ? " rjsf-optional-array-field" : "";
	const childFieldPathId = props.childFieldPathId ?? fieldPathId;
	const optionalDataControl = renderOptionalField ? (0, import_jsx_runtime.jsx)(OptionalDataControlsField, {
		...props,
		fieldPathId: childFieldPathId
	}) : void 0;
	const arrayProps = {
		canAdd,
		items: actualFormData.map((keyedItem, index) => {
			const { key, item } = keyedItem;
			const itemCast = item;
			const itemErrorSchema = errorSchema ? errorSchema[index] : void 0;
			const itemUiSchema = computeItemUiSchema(uiSchema, item, index, formContext);
			const itemProps = {
				itemKey: key,
				index,
				name: name && `${name}-${index}`,
				registry,
				uiOptions,
				parentUiSchema: uiSchema,
				hideError,
				readonly,
				disabled,
				required,
				title: fieldTitle ? `${fieldTitle}-${index + 1}` : void 0,
				canAdd,
				canMoveUp: index > 0,
				canMoveDown: index < formData.length - 1,
				rawItemSchema: schemaItems,
				parentFieldPathId: childFieldPathId,
				itemErrorSchema,
				itemData: itemCast,
				itemUiSchema,
				autofocus: autofocus && index === 0,
				onBlur,
				onFocus,
				rawErrors,
				totalItems: keyedFormData.length,
				handleAddItem,
				handleCopyItem,
				handleRemoveItem,
				handleReorderItems,
				onChange
			};
			return (0, import_jsx_runtime.jsx)(ArrayFieldItem, { ...itemProps }, key);
		}),
		className: `rjsf-field rjsf-field-array rjsf-field-array-of-${itemsSchema.type}${extraClass}`,
		disabled,
		fieldPathId,
		uiSchema,
		onAddClick: handleAddItem,
		readonly,
		required,
		schema,
		title: fieldTitle,
		formData,
		rawErrors,
		registry,
		optionalDataControl
	};
	const Template = getTemplate("ArrayFieldTemplate", registry, uiOptions);
	return (0, import_jsx_runtime.jsx)(Template, { ...arrayProps });
}
/** Renders an array that has a maximum limit of items
*/
function FixedArray(props) {
	const { schema, uiSchema = {}, formData, errorSchema, fieldPathId, name, title, disabled = false, readonly = false, autofocus = false, required = false, hideError = false, registry, onBlur, onFocus, rawErrors, keyedFormData, onChange, handleAddItem, handleCopyItem, handleRemoveItem, handleReorderItems } = props;
	let { formData: items = [] } = props;
	const fieldTitle = schema.title || title || name;
	const { fields, formContext, globalUiOptions } = registry;
	const uiOptions = (0, import_react.useMemo)(() => getUiOptions(uiSchema, globalUiOptions), [uiSchema, globalUiOptions]);
	const { OptionalDataControlsField } = fields;
	const renderOptionalField = shouldRenderOptionalField(registry, schema, required, uiSchema);
	const hasFormData = isFormDataAvailable(formData);
	const schemaItems = (0, import_react.useMemo)(() => Array.isArray(schema.items) ? schema.items : [], [schema.items]);
	const hasAdditionalItems = isObject(schema.additionalItems);
	const childFieldPathId = props.childFieldPathId ?? fieldPathId;
	if (items.length < schemaItems.length) items = items.concat(new Array(schemaItems.length - items.length));
	const actualFormData = hasFormData ? keyedFormData : [];
	const extraClass = renderOptionalField ? " rjsf-optional-array-field" : "";
	const optionalDataControl = renderOptionalField ? (0, import_jsx_runtime.jsx)(OptionalDataControlsField, {
		...props,
		fieldPathId: childFieldPathId
	}) : void 0;
	const canAdd = canAddItem(registry, schema, items, uiSchema) && hasAdditionalItems && (!renderOptionalField || hasFormData);
	const arrayProps = {
		canAdd,
		className: `rjsf-field rjsf-field-array rjsf-field-array-fixed-items${extraClass}`,
		disabled,
		fieldPathId,
		formData,
		items: actualFormData.map((keyedItem, index) => {
			const { key, item } = keyedItem;
			const itemCast = item;
			const additional = index >= schemaItems.length;
			const rawItemSchema = (additional && isObject(schema.additionalItems) ? schema.additionalItems : schemaItems[index]) || {};
			let itemUiSchema;
			if (additional) itemUiSchema = uiSchema.additionalItems;
			else if (Array.isArray(uiSchema.items)) itemUiSchema = uiSchema.items[index];
			else itemUiSchema = computeItemUiSchema(uiSchema, item, index, formContext);
			const itemErrorSchema = errorSchema ? errorSchema[index] : void 0;
			const itemProps = {
				index,
				itemKey: key,
				name: name && `${name}-${index}`,
				registry,
				uiOptions,
				parentUiSchema: uiSchema,
				hideError,
				readonly,
				disabled,
				required,
				title: fieldTitle ? `${fieldTitle}-${index + 1}` : void 0,
				canAdd,
				canRemove: additional,
				canMoveUp: index >= schemaItems.length + 1,
				canMoveDown: additional && index < items.length - 1,
				rawItemSchema,
				itemData: itemCast,
				itemUiSchema,
				parentFieldPathId: childFieldPathId,
				itemErrorSchema,
				autofocus: autofocus && index === 0,
				onBlur,
				onFocus,
				rawErrors,
				totalItems: keyedFormData.length,
				onChange,
				handleAddItem,
				handleCopyItem,
				handleRemoveItem,
				handleReorderItems
			};
			return (0, import_jsx_runtime.jsx)(ArrayFieldItem, { ...itemProps }, key);
		}),
		onAddClick: handleAddItem,
		readonly,
		required,
		registry,
		schema,
		uiSchema,
		title: fieldTitle,
		errorSchema,
		rawErrors,
		optionalDataControl
	};
	const Template = getTemplate("ArrayFieldTemplate", registry, uiOptions);
	return (0, import_jsx_runtime.jsx)(Template, { ...arrayProps });
}
/** A custom hook that handles the updating of the keyedFormData from an external `formData` change as well as
* internally by the `ArrayField`. If there was an external `formData` change, then the `keyedFormData` is recomputed
* in order to preserve the unique keys from the old `keyedFormData` to the new `formData`. Along with the
* `keyedFormData` this hook also returns an `updateKeyedFormData()` function for use by the `ArrayField`. The detection
* of external `formData` are handled by storing the hash of that `formData` along with the `keyedFormData` associated
* with it. The `updateKeyedFormData()` will update that hash whenever the `keyedFormData` is modified and as well as
* returning the plain `formData` from the `keyedFormData`.
*/
function useKeyedFormData(formData = []) {
	const newHash = (0, import_react.useMemo)(() => hashObject(formData), [formData]);
	const [state, setState] = (0, import_react.useState)(() => ({
		formDataHash: newHash,
		keyedFormData: generateKeyedFormData(formData)
	}));
	let { keyedFormData, formDataHash } = state;
	if (newHash !== formDataHash) {
		const nextFormData = Array.isArray(formData) ? formData : [];
		const previousKeyedFormData = keyedFormData || [];
		keyedFormData = nextFormData.length === previousKeyedFormData.length ? previousKeyedFormData.map((previousKeyedFormDatum, index) => ({
			key: previousKeyedFormDatum.key,
			item: nextFormData[index]
		})) : generateKeyedFormData(nextFormData);
		formDataHash = newHash;
		setState({
			formDataHash,
			keyedFormData
		});
	}
	const updateKeyedFormData = (0, import_react.useCallback)((newData) => {
		const plainFormData = keyedToPlainFormData(newData);
		const updatedHash = hashObject(plainFormData);
		setState({
			formDataHash: updatedHash,
			keyedFormData: newData
		});
		return plainFormData;
	}, []);
	return {
		keyedFormData,
		updateKeyedFormData
	};
}
/** The `ArrayField` component is used to render a field in the schema that is of type `array`. It supports both normal
* and fixed array, allowing user to add and remove elements from the array data.
*/
function ArrayField(props) {
	const { schema, uiSchema, errorSchema, fieldPathId, registry, formData, onChange } = props;
	const { globalFormOptions, schemaUtils, translateString } = registry;
	const { keyedFormData, updateKeyedFormData } = useKeyedFormData(formData);
	const keyedFormDataRef = (0, import_react.useRef)(keyedFormData);
	keyedFormDataRef.current = keyedFormData;
	const errorSchemaRef = (0, import_react.useRef)(errorSchema);
	errorSchemaRef.current = errorSchema;
	const childFieldPathId = props.childFieldPathId ?? fieldPathId;
	/** Callback handler for when the user clicks on the add or add at index buttons. Creates a new row of keyed form data
	* either at the end of the list (when index is not specified) or inserted at the `index` when it is, adding it into
	* the state, and then returning `onChange()` with the plain form data converted from the keyed data
	*
	* @param event - The event for the click
	* @param [index] - The optional index at which to add the new data
	*/
	const handleAddItem = (0, import_react.useCallback)((event, index) => {
		if (event) event.preventDefault();
		let newErrorSchema;
		if (errorSchemaRef.current) {
			newErrorSchema = {};
			for (const idx of Object.keys(errorSchemaRef.current)) {
				const i = parseInt(idx, 10);
				if (index === void 0 || i < index) setByPath(newErrorSchema, i, errorSchemaRef.current[i]);
				else if (i >= index) setByPath(newErrorSchema, i + 1, errorSchemaRef.current[i]);
			}
		}
		const newKeyedFormDataRow = {
			key: generateRowId(),
			item: getNewFormDataRow(registry, schema)
		};
		const newKeyedFormData = [...keyedFormDataRef.current];
		if (index !== void 0) newKeyedFormData.splice(index, 0, newKeyedFormDataRow);
		else newKeyedFormData.push(newKeyedFormDataRow);
		onChange(updateKeyedFormData(newKeyedFormData), childFieldPathId.path, newErrorSchema);
	}, [
		registry,
		schema,
		onChange,
		updateKeyedFormData,
		childFieldPathId
	]);
	/** Callback handler for when the user clicks on the copy button on an existing array element. Clones the row of
	* keyed form data at the `index` into the next position in the state, and then returning `onChange()` with the plain
	* form data converted from the keyed data
	*
	* @param index - The index at which the copy button is clicked
	*/
	const handleCopyItem = (0, import_react.useCallback)((event, index) => {
		if (event) event.preventDefault();
		let newErrorSchema;
		if (errorSchemaRef.current) {
			newErrorSchema = {};
			for (const idx of Object.keys(errorSchemaRef.current)) {
				const i = parseInt(idx, 10);
				if (i <= index) setByPath(newErrorSchema, i, errorSchemaRef.current[i]);
				else if (i > index) setByPath(newErrorSchema, i + 1, errorSchemaRef.current[i]);
			}
		}
		const newKeyedFormDataRow = {
			key: generateRowId(),
			item: structuredClone(keyedFormDataRef.current[index].item)
		};
		const newKeyedFormData = [...keyedFormDataRef.current];
		if (index !== void 0) newKeyedFormData.splice(index + 1, 0, newKeyedFormDataRow);
		else newKeyedFormData.push(newKeyedFormDataRow);
		onChange(updateKeyedFormData(newKeyedFormData), childFieldPathId.path, newErrorSchema);
	}, [
		onChange,
		updateKeyedFormData,
		childFieldPathId
	]);
	/** Callback handler for when the user clicks on the remove button on an existing array element. Removes the row of
	* keyed form data at the `index` in the state, and then returning `onChange()` with the plain form data converted
	* from the keyed data
	*
	* @param index - The index at which the remove button is clicked
	*/
	const handleRemoveItem = (0, import_react.useCallback)((event, index) => {
		if (event) event.preventDefault();
		let newErrorSchema;
		if (errorSchemaRef.current) {
			newErrorSchema = {};
			for (const idx of Object.keys(errorSchemaRef.current)) {
				const i = parseInt(idx, 10);
				if (i < index) setByPath(newErrorSchema, i, errorSchemaRef.current[i]);
				else if (i > index) setByPath(newErrorSchema, i - 1, errorSchemaRef.current[i]);
			}
		}
		const newKeyedFormData = keyedFormDataRef.current.filter((_, i) => i !== index);
		onChange(updateKeyedFormData(newKeyedFormData), childFieldPathId.path, newErrorSchema);
	}, [
		onChange,
		updateKeyedFormData,
		childFieldPathId
	]);
	/** Callback handler for when the user clicks on one of the move item buttons on an existing array element. Moves the
	* row of keyed form data at the `index` to the `newIndex` in the state, and then returning `onChange()` with the
	* plain form data converted from the keyed data
	*
	* @param index - The index of the item to move
	* @param newIndex - The index to where the item is to be moved
	*/
	const handleReorderItems = (0, import_react.useCallback)((event, index, newIndex) => {
		if (event) {
			event.preventDefault();
			event.currentTarget.blur();
		}
		let newErrorSchema;
		if (errorSchemaRef.current) {
			newErrorSchema = {};
			for (const idx of Object.keys(errorSchemaRef.current)) {
				const i = parseInt(idx, 10);
				if (i === index) setByPath(newErrorSchema, newIndex, errorSchemaRef.current[index]);
				else if (i === newIndex) setByPath(newErrorSchema, index, errorSchemaRef.current[newIndex]);
				else setByPath(newErrorSchema, idx, errorSchemaRef.current[i]);
			}
		}
		function reOrderArray() {
			const newKeyedFormData = keyedFormDataRef.current.slice();
			newKeyedFormData.splice(index, 1);
			newKeyedFormData.splice(newIndex, 0, keyedFormDataRef.current[index]);
			return newKeyedFormData;
		}
		const newKeyedFormData = reOrderArray();
		onChange(updateKeyedFormData(newKeyedFormData), childFieldPathId.path, newErrorSchema);
	}, [
		onChange,
		updateKeyedFormData,
		childFieldPathId
	]);
	/** Callback handler used to deal with changing the value of the data in the array at the `index`. Calls the
	* `onChange` callback with the updated form data
	*
	* @param index - The index of the item being changed
	*/
	const handleChange = (0, import_react.useCallback)((value, path, newErrorSchema, id) => {
		const lastPathIsItemIndex = typeof path.at(-1) === "number";
		onChange(lastPathIsItemIndex && value === void 0 ? null : value, path, newErrorSchema, id);
	}, [onChange]);
	/** Callback handler used to change the value for a checkbox */
	const onSelectChange = (0, import_react.useCallback)((value) => {
		onChange(value, childFieldPathId.path, void 0, childFieldPathId?.["$id"]);
	}, [onChange, childFieldPathId]);
	const arrayAsMultiProps = {
		...props,
		formData,
		fieldPathId: childFieldPathId,
		onSelectChange
	};
	const arrayProps = {
		...props,
		handleAddItem,
		handleCopyItem,
		handleRemoveItem,
		handleReorderItems,
		keyedFormData,
		onChange: handleChange
	};
	if (!("items" in schema)) {
		if (!globalFormOptions.useFallbackUiForUnsupportedType) {
			const UnsupportedFieldTemplate = getTemplate("UnsupportedFieldTemplate", registry, getUiOptions(uiSchema));
			return (0, import_jsx_runtime.jsx)(UnsupportedFieldTemplate, {
				schema,
				fieldPathId,
				reason: translateString(TranslatableString.MissingItems),
				registry
			});
		}
		const fallbackSchema = {
			...schema,
			[ITEMS_KEY]: { type: void 0 }
		};
		arrayAsMultiProps.schema = fallbackSchema;
		arrayProps.schema = fallbackSchema;
	}
	if (schemaUtils.isMultiSelect(arrayAsMultiProps.schema)) return (0, import_jsx_runtime.jsx)(ArrayAsMultiSelect, { ...arrayAsMultiProps });
	if (isCustomWidget(uiSchema)) return (0, import_jsx_runtime.jsx)(ArrayAsCustomWidget, { ...arrayAsMultiProps });
	if (isFixedItems(arrayAsMultiProps.schema)) return (0, import_jsx_runtime.jsx)(FixedArray, { ...arrayProps });
	if (schemaUtils.isFilesArray(arrayAsMultiProps.schema, uiSchema)) return (0, import_jsx_runtime.jsx)(ArrayAsFiles, { ...arrayAsMultiProps });
	return (0, import_jsx_runtime.jsx)(NormalArray, { ...arrayProps });
}
// node_modules/@rjsf/core/lib/components/fields/BooleanField.js
/** The `BooleanField` component is used to render a field in the schema is boolean. It constructs `enumOptions` for the
* two boolean values based on the various alternatives in the schema.
*
* @param props - The `FieldProps` for this template
*/
function BooleanField(props) {
	const { schema, name, uiSchema, fieldPathId, formData, registry, required, disabled, readonly, hideError, autofocus, title, onChange, onFocus, onBlur, rawErrors } = props;
	const { title: schemaTitle } = schema;
	const { widgets, translateString, globalUiOptions } = registry;
	const { widget = "checkbox", title: uiTitle, label: displayLabel = true, enumNames, ...options } = getUiOptions(uiSchema, globalUiOptions);
	const Widget = getWidget(schema, widget, widgets);
	const yes = translateString(TranslatableString.YesLabel);
	const no = translateString(TranslatableString.NoLabel);
	let enumOptions;
	const label = uiTitle ?? schemaTitle ?? title ?? name;
	if (Array.isArray(schema.oneOf)) enumOptions = optionsList({ oneOf: schema.oneOf.map((option) => {
		if (isObject(option)) return {
			...option,
			title: option.title || (option.const === true ? yes : no)
		};
	}).filter((o) => o) }, uiSchema);
	else {
		const enums = schema.enum ?? [true, false];
		if (!enumNames && enums.length === 2 && enums.every((v) => typeof v === "boolean")) enumOptions = [{
			value: enums[0],
			label: enums[0] ? yes : no
		}, {
			value: enums[1],
			label: enums[1] ? yes : no
		}];
		else enumOptions = optionsList({ enum: enums }, uiSchema);
	}
	const onWidgetChange = (0, import_react.useCallback)((value, errorSchema, id) => onChange(value, fieldPathId.path, errorSchema, id), [onChange, fieldPathId]);
	return (0, import_jsx_runtime.jsx)(Widget, {
		options: {
			...options,
			enumOptions
		},
		schema,
		uiSchema,
		id: fieldPathId.$id,
		name,
		onChange: onWidgetChange,
		onFocus,
		onBlur,
		label,
		hideLabel: !displayLabel,
		value: formData,
		required,
		disabled,
		readonly,
		hideError,
		registry,
		autofocus,
		rawErrors,
		htmlName: fieldPathId.name
	});
}
// node_modules/@rjsf/core/lib/components/fields/CyclicSchemaField.js
/** The `CyclicSchemaField` component is used to render a field in the schema that is marked with RJSF_REF_CYCLE_KEY ===
* true
*
* @param props - The `FieldProps` for this template
*/
function CyclicSchemaField(props) {
	const [expanded, setExpanded] = (0, import_react.useState)(false);
	const { name, registry, schema, uiSchema, fieldPathId } = props;
	const { globalUiOptions } = registry;
	const CyclicSchemaExpandTemplate = getTemplate("CyclicSchemaExpandTemplate", registry, getUiOptions(uiSchema, globalUiOptions));
	if (!expanded) return (0, import_jsx_runtime.jsx)(CyclicSchemaExpandTemplate, {
		registry,
		schema,
		uiSchema,
		name,
		fieldPathId,
		onExpand: () => setExpanded(true)
	});
	const { fields } = registry;
	const { SchemaField } = fields;
	return (0, import_jsx_runtime.jsx)(SchemaField, {
		...props,
		schema: {
			...schema,
			[RJSF_REF_CYCLE_KEY]: false
		}
	});
}
// node_modules/@rjsf/core/lib/components/fields/FallbackField.js
/**
* Get the schema for the type selection component.
* @param title - The translated title for the type selection schema.
*/
function getFallbackTypeSelectionSchema(title) {
	return {
		type: "string",
		enum: [
			"string",
			"number",
			"boolean",
			"object",
			"array"
		],
		default: "string",
		title
	};
}
/**
* Determines the JSON Schema type of the given formData.
* @param formData - The form data whose type is to be determined.
*/
function getTypeOfFormData(formData) {
	const dataType = typeof formData;
	if (dataType === "string" || dataType === "number" || dataType === "boolean") return dataType;
	if (dataType === "object") return Array.isArray(formData) ? "array" : "object";
	return "string";
}
/**
* Casts the given formData to the specified type.
* @param formData - The form data to be casted.
* @param newType - The target type to which the form data should be casted.
*/
function castToNewType(formData, newType) {
	switch (newType) {
		case "string": return String(formData);
		case "number": {
			const castedNumber = Number(formData);
			return Number.isNaN(castedNumber) ? 0 : castedNumber;
		}
		case "boolean": return Boolean(formData);
		default: return formData;
	}
}
/**
* The `FallbackField` component is used to render a field for unsupported or unknown schema types. If
* `useFallbackUiForUnsupportedType` is enabled in the `globalUiOptions`, it provides a type selector
*/
function FallbackField(props) {
	const { id, formData, displayLabel = true, schema, name, uiSchema, required, disabled = false, readonly = false, onBlur, onFocus, registry, fieldPathId, onChange, errorSchema } = props;
	const { translateString, fields, globalFormOptions } = registry;
	const [type, setType] = (0, import_react.useState)(getTypeOfFormData(formData));
	const uiOptions = getUiOptions(uiSchema);
	const typeSelectorInnerFieldPathId = useDeepCompareMemo(toFieldPathId("__internal_type_selector", globalFormOptions, fieldPathId));
	const schemaTitle = translateString(TranslatableString.Type);
	const typesOptionSchema = (0, import_react.useMemo)(() => getFallbackTypeSelectionSchema(schemaTitle), [schemaTitle]);
	const onTypeChange = (newType) => {
		if (newType != null) {
			setType(newType);
			onChange(castToNewType(formData, newType), fieldPathId.path, errorSchema, id);
		}
	};
	if (!globalFormOptions.useFallbackUiForUnsupportedType) {
		const { reason = translateString(TranslatableString.UnknownFieldType, [String(schema.type)]) } = props;
		const UnsupportedFieldTemplate = getTemplate("UnsupportedFieldTemplate", registry, uiOptions);
		return (0, import_jsx_runtime.jsx)(UnsupportedFieldTemplate, {
			schema,
			fieldPathId,
			reason,
			registry
		});
	}
	const FallbackFieldTemplate = getTemplate("FallbackFieldTemplate", registry, uiOptions);
	const { SchemaField } = fields;
	return (0, import_jsx_runtime.jsx)(FallbackFieldTemplate, {
		schema,
		registry,
		typeSelector: (0, import_jsx_runtime.jsx)(SchemaField, {
			fieldPathId: typeSelectorInnerFieldPathId,
			name: `${name}__fallback_type`,
			schema: typesOptionSchema,
			formData: type,
			onChange: onTypeChange,
			onBlur,
			onFocus,
			registry,
			hideLabel: !displayLabel,
			disabled,
			readonly,
			required
		}, formData ? hashObject(formData) : "__empty__"),
		schemaField: (0, import_jsx_runtime.jsx)(SchemaField, {
			...props,
			schema: {
				type,
				title: translateString(TranslatableString.Value),
				...type === "object" && { additionalProperties: true }
			}
		})
	});
}
// node_modules/@rjsf/core/lib/components/fields/LayoutGridField.js
/** The enumeration of the three different Layout GridTemplate type values
*/
var GridType;
(function(GridType) {
	GridType["ROW"] = "ui:row";
	GridType["COLUMN"] = "ui:col";
	GridType["COLUMNS"] = "ui:columns";
	GridType["CONDITION"] = "ui:condition";
})(GridType || (GridType = {}));
/** The enumeration of the different operators within a condition
*/
var Operators;
(function(Operators) {
	Operators["ALL"] = "all";
	Operators["SOME"] = "some";
	Operators["NONE"] = "none";
})(Operators || (Operators = {}));
/** The regular expression that is used to detect whether a string contains a lookup key
*/
var LOOKUP_REGEX = /^\$lookup=(.+)/;
/** The constant representing the main layout grid schema option name in the `uiSchema`
*/
var LAYOUT_GRID_UI_OPTION = "layoutGrid";
/** Returns either the `value` if it is non-nullish or the fallback
*
* @param [value] - The potential value to return if it is non-nullish
* @param [fallback] - The fallback value to return if `value` is nullish
* @returns - `value` if it is non-nullish otherwise `fallback`
*/
function getNonNullishValue(value, fallback) {
	return value ?? fallback;
}
/** Detects if a `str` is made up entirely of numeric characters
*
* @param str - The string to check to see if it is a numeric index
* @return - True if the string consists entirely of numeric characters
*/
function isNumericIndex(str) {
	return /^\d+?$/.test(str);
}
var LAYOUT_GRID_FIELD_TEST_IDS = getTestIds();
/** Computes the uiSchema for the field with `name` from the `uiProps` and `uiSchema` provided. The field UI Schema
* will always contain a copy of the global options from the `uiSchema` (so they can be passed down) as well as
* copying them into the local ui options. When the `forceReadonly` flag is true, then the field UI Schema is
* updated to make "readonly" be true. When the `schemaReadonly` flag is true AND the field UI Schema does NOT have
* the flag already provided, then we also make "readonly" true. We always make sure to return the final value of the
* field UI Schema's "readonly" flag as `uiReadonly` along with the `fieldUiSchema` in the return value.
*
* @param field - The name of the field to pull the existing UI Schema for
* @param uiProps - Any props that should be put into the field's uiSchema
* @param [uiSchema] - The optional UI Schema from which to get the UI schema for the field
* @param [schemaReadonly] - Optional flag indicating whether the schema indicates the field is readonly
* @param [forceReadonly] - Optional flag indicating whether the Form itself is in readonly mode
*/
function computeFieldUiSchema(field, uiProps, uiSchema, schemaReadonly, forceReadonly) {
	const globalUiOptions = uiSchema?.["ui:globalOptions"] ?? {};
	const localUiSchema = getByPath(uiSchema, toPath(field));
	const localUiOptions = {
		...localUiSchema?.["ui:options"] ?? {},
		...uiProps,
		...globalUiOptions
	};
	const fieldUiSchema = { ...localUiSchema };
	if (Object.keys(localUiOptions).length > 0) fieldUiSchema[UI_OPTIONS_KEY] = localUiOptions;
	if (Object.keys(globalUiOptions).length > 0) fieldUiSchema[UI_GLOBAL_OPTIONS_KEY] = globalUiOptions;
	let { readonly: uiReadonly } = getUiOptions(fieldUiSchema);
	if (forceReadonly === true || uiReadonly === void 0 && schemaReadonly === true) {
		uiReadonly = true;
		const fieldUiOptions = fieldUiSchema[UI_OPTIONS_KEY];
		if (fieldUiOptions && "readonly" in fieldUiOptions) fieldUiOptions[READONLY_KEY] = true;
		else fieldUiSchema[`ui:${READONLY_KEY}`] = true;
	}
	return {
		fieldUiSchema,
		uiReadonly
	};
}
/** Given an `operator`, `datum` and `value` determines whether this condition is considered matching. Matching
* depends on the `operator`. The `datum` and `value` are converted into arrays if they aren't already and then the
* contents of the two arrays are compared using the `operator`. When `operator` is All, then the two arrays must be
* equal to match. When `operator` is SOME then the intersection of the two arrays must have at least one value in
* common to match. When `operator` is NONE then the intersection of the two arrays must not have any values in common
* to match.
*
* @param [operator] - The optional operator for the condition
* @param [datum] - The optional datum for the condition, this can be an item or a list of items of type unknown
* @param [value='$0m3tH1nG Un3xP3cT3d'] The optional value for the condition, defaulting to a highly unlikely value
*        to avoid comparing two undefined elements when `value` was forgotten in the condition definition.
*        This can be an item or a list of items of type unknown
* @returns - True if the condition matches, false otherwise
*/
function conditionMatches(operator, datum, value = "$0m3tH1nG Un3xP3cT3d") {
	const data = [datum].flat().sort();
	const values = [value].flat().sort();
	switch (operator) {
		case Operators.ALL: return deepEquals(data, values);
		case Operators.SOME: return data.some((entry) => values.includes(entry));
		case Operators.NONE: return !data.some((entry) => values.includes(entry));
		default: return false;
	}
}
/** From within the `layoutGridSchema` finds the `children` and any extra `gridProps` from the object keyed by
* `schemaKey`. If the `children` contains extra `gridProps` and those props contain a `className` string, try to
* lookup whether that `className` has a replacement value in the `registry` using the `FORM_CONTEXT_LOOKUP_BASE`.
* When the `className` value contains multiple classNames separated by a space, the lookup will look for a
* replacement value for each `className` and combine them into one.
*
* @param layoutGridSchema - The GridSchemaType instance from which to obtain the `schemaKey` children and extra props
* @param schemaKey - A `GridType` value, used to get the children and extra props from within the `layoutGridSchema`
* @param registry - The `@rjsf` Registry from which to look up `classNames` if they are present in the extra props
* @returns - An object containing the list of `LayoutGridSchemaType` `children` and any extra `gridProps`
* @throws - A `TypeError` when the `children` is not an array
*/
function findChildrenAndProps(layoutGridSchema, schemaKey, registry) {
	let gridProps = {};
	let children = layoutGridSchema[schemaKey];
	if (isPlainObject(children)) {
		const { children: elements, className: toMapClassNames, ...otherProps } = children;
		children = elements;
		if (toMapClassNames) {
			const className = toMapClassNames.split(" ").map((ele) => lookupFromFormContext(registry, ele, ele)).join(" ");
			gridProps = {
				...otherProps,
				className
			};
		} else gridProps = otherProps;
	}
	if (!Array.isArray(children)) throw new TypeError(`Expected array for "${schemaKey}" in ${JSON.stringify(layoutGridSchema)}`);
	return {
		children,
		gridProps
	};
}
/** Computes the `rawSchema` and `fieldPathId` for a `schema` and a `potentialIndex`. If the `schema` is of type array,
* has an `ITEMS_KEY` element and `potentialIndex` represents a numeric value, the element at `ITEMS_KEY` is checked
* to see if it is an array. If it is AND the `potentialIndex`th element is available, it is used as the `rawSchema`,
* otherwise the last value of the element is used. If it is not, then the element is used as the `rawSchema`. In
* either case, an `fieldPathId` is computed for the array index. If the `schema` does not represent an array or the
* `potentialIndex` is not a numeric value, then `rawSchema` is returned as undefined and given `fieldPathId` is returned
* as is.
*
* @param schema - The schema to generate the fieldPathId for
* @param fieldPathId - The FieldPathId for the schema
* @param potentialIndex - A string containing a potential index
* @returns - An object containing the `rawSchema` and `fieldPathId` of an array item, otherwise an undefined `rawSchema`
*/
function computeArraySchemasIfPresent(schema, fieldPathId, potentialIndex) {
	let rawSchema;
	let resultPathId = fieldPathId;
	if (isNumericIndex(potentialIndex) && schema && schema?.type === "array" && "items" in schema) {
		const index = Number(potentialIndex);
		const items = schema[ITEMS_KEY];
		if (Array.isArray(items)) {
			if (index > items.length) rawSchema = items.at(-1);
			else rawSchema = items[index];
		} else rawSchema = items;
		resultPathId = {
			["$id"]: fieldPathId["$id"],
			path: [...fieldPathId.path.slice(0, fieldPathId.path.length - 1), index]
		};
	}
	return {
		rawSchema,
		fieldPathId: resultPathId
	};
}
/** Given a `dottedPath` to a field in the `initialSchema`, iterate through each individual path in the schema until
* the leaf path is found and returned (along with whether that leaf path `isRequired`) OR no schema exists for an
* element in the path. If the leaf schema element happens to be a oneOf/anyOf then also return the oneOf/anyOf as
* `options`.
*
* @param registry - The registry
* @param dottedPath - The dotted-path to the field for which to get the schema
* @param initialSchema - The initial schema to start the search from
* @param formData - The formData, useful for resolving a oneOf/anyOf selection in the path hierarchy
* @param initialFieldIdPath - The initial fieldPathId to start the search from
* @returns - An object containing the destination schema, isRequired and isReadonly flags for the field and options
*            info if a oneOf/anyOf
*/
function getSchemaDetailsForField(registry, dottedPath, initialSchema, formData, initialFieldIdPath) {
	const { schemaUtils, globalFormOptions } = registry;
	let rawSchema = initialSchema;
	let fieldPathId = initialFieldIdPath;
	const parts = dottedPath.split(".");
	const leafPath = parts.pop();
	let schema = schemaUtils.retrieveSchema(rawSchema, formData);
	let innerData = formData;
	let isReadonly = schema.readOnly;
	parts.forEach((part) => {
		fieldPathId = toFieldPathId(part, globalFormOptions, fieldPathId);
		const schemaProperties = schema?.[PROPERTIES_KEY];
		if (schemaProperties) rawSchema = schemaProperties[part] ?? {};
		else if (schema && ("oneOf" in schema || "anyOf" in schema)) {
			const xxx = "oneOf" in schema ? ONE_OF_KEY : ANY_OF_KEY;
			rawSchema = getPropertySchema(schemaUtils.findSelectedOptionInXxxOf(schema, part, xxx, innerData), part);
		} else {
			const result = computeArraySchemasIfPresent(schema, fieldPathId, part);
			rawSchema = result.rawSchema ?? {};
			fieldPathId = result.fieldPathId;
		}
		innerData = getByPath(innerData, part, {});
		schema = schemaUtils.retrieveSchema(rawSchema, innerData);
		isReadonly = getNonNullishValue(schema.readOnly, isReadonly);
	});
	let optionsInfo;
	let isRequired = false;
	if (!schema || Object.keys(schema).length === 0) schema = void 0;
	if (schema && leafPath) {
		if (schema && ("oneOf" in schema || "anyOf" in schema)) {
			const xxx = "oneOf" in schema ? ONE_OF_KEY : ANY_OF_KEY;
			schema = schemaUtils.findSelectedOptionInXxxOf(schema, leafPath, xxx, innerData);
		}
		fieldPathId = toFieldPathId(leafPath, globalFormOptions, fieldPathId);
		isRequired = schema !== void 0 && Array.isArray(schema.required) && schema.required.includes(leafPath);
		const result = computeArraySchemasIfPresent(schema, fieldPathId, leafPath);
		if (result.rawSchema) {
			schema = result.rawSchema;
			fieldPathId = result.fieldPathId;
		} else {
			schema = schema?.[PROPERTIES_KEY]?.[leafPath];
			schema = schema ? schemaUtils.retrieveSchema(schema) : schema;
		}
		isReadonly = getNonNullishValue(schema?.readOnly, isReadonly);
		if (schema && ("oneOf" in schema || "anyOf" in schema)) {
			const xxx = "oneOf" in schema ? ONE_OF_KEY : ANY_OF_KEY;
			const discriminator = getDiscriminatorFieldFromSchema(schema);
			optionsInfo = {
				options: schema[xxx],
				hasDiscriminator: !!discriminator
			};
		}
	}
	return {
		schema,
		isRequired,
		isReadonly,
		optionsInfo,
		fieldPathId
	};
}
/** Gets the custom render component from the `render`, by either determining that it is either already a function or
* it is a non-function value that can be used to look up the function in the registry. If no function can be found,
* null is returned.
*
* @param render - The potential render function or lookup name to one
* @param registry - The `@rjsf` Registry from which to look up `classNames` if they are present in the extra props
* @returns - Either a render function if available, or null if not
*/
function getCustomRenderComponent(render, registry) {
	let customRenderer = render;
	if (typeof customRenderer === "string") customRenderer = lookupFromFormContext(registry, customRenderer);
	if (typeof customRenderer === "function") return customRenderer;
	return null;
}
/** Extract the `name`, and optional `render` and all other props from the `gridSchema`. We look up the `render` to
* see if can be resolved to a UIComponent. If `name` does not exist and there is an optional `render` UIComponent, we
* set the `rendered` component with only specified props for that component in the object.
*
* @param registry - The `@rjsf` Registry from which to look up `classNames` if they are present in the extra props
* @param gridSchema - The string or object that represents the configuration for the grid field
* @returns - The UIComponentPropsType computed from the gridSchema
*/
function computeUIComponentPropsFromGridSchema(registry, gridSchema) {
	let name;
	let UIComponent = null;
	let uiProps = {};
	let rendered;
	if (typeof gridSchema === "string" || gridSchema === void 0) name = gridSchema ?? "";
	else {
		const { name: innerName = "", render, ...innerProps } = gridSchema;
		name = innerName;
		uiProps = innerProps;
		Object.entries(uiProps).forEach(([key, prop]) => {
			if (typeof prop === "string") {
				const match = LOOKUP_REGEX.exec(prop);
				if (Array.isArray(match) && match.length > 1) {
					const lookupName = match[1];
					uiProps[key] = lookupFromFormContext(registry, lookupName, lookupName);
				}
			}
		});
		UIComponent = getCustomRenderComponent(render, registry);
		if (!innerName && UIComponent) rendered = (0, import_jsx_runtime.jsx)(UIComponent, {
			...innerProps,
			"data-testid": LAYOUT_GRID_FIELD_TEST_IDS.uiComponent
		});
	}
	return {
		name,
		UIComponent,
		uiProps,
		rendered
	};
}
/** Iterates through all the `childrenLayoutGridSchemaId`, rendering a nested `LayoutGridField` for each item in the
* list, passing all the props for the current `LayoutGridField` along, updating the `schema` by calling
* `retrieveSchema()` on it to resolve any `$ref`s. In addition to the updated `schema`, each item in
* `childrenLayoutGridSchemaId` is passed as `layoutGridSchema`.
*
* @returns - The nested `LayoutGridField`s
*/
function LayoutGridFieldChildren(props) {
	const { childrenLayoutGridSchemaId, ...layoutGridFieldProps } = props;
	const { registry, schema: rawSchema, formData } = layoutGridFieldProps;
	const { schemaUtils } = registry;
	const schema = schemaUtils.retrieveSchema(rawSchema, formData);
	return childrenLayoutGridSchemaId.map((layoutGridSchema) => (0, import_react.createElement)(LayoutGridField, {
		...layoutGridFieldProps,
		key: `layoutGrid-${hashObject(layoutGridSchema)}`,
		schema,
		layoutGridSchema
	}));
}
/** Renders the `children` of the `GridType.CONDITION` if it passes. The `layoutGridSchema` for the
* `GridType.CONDITION` is separated into the `children` and other `gridProps`. The `gridProps` are used to extract
* the `operator`, `field` and `value` of the condition. If the condition matches, then all of the `children` are
* rendered, otherwise null is returned.
*
* @returns - The rendered the children for the `GridType.CONDITION` or null
*/
function LayoutGridCondition(props) {
	const { layoutGridSchema, ...layoutGridFieldProps } = props;
	const { formData, registry } = layoutGridFieldProps;
	const { children, gridProps } = findChildrenAndProps(layoutGridSchema, GridType.CONDITION, registry);
	const { operator, field = "", value } = gridProps;
	if (conditionMatches(operator, getByPath(formData, toPath(field), null), value)) return (0, import_jsx_runtime.jsx)(LayoutGridFieldChildren, {
		...layoutGridFieldProps,
		childrenLayoutGridSchemaId: children
	});
	return null;
}
/** Renders a `GridTemplate` as an item. The `layoutGridSchema` for the `GridType.COLUMN` is separated into the
* `children` and other `gridProps`. The `gridProps` will be spread onto the outer `GridTemplate`. Inside the
* `GridTemplate` all the `children` are rendered.
*
* @returns - The rendered `GridTemplate` containing the children for the `GridType.COLUMN`
*/
function LayoutGridCol(props) {
	const { layoutGridSchema, ...layoutGridFieldProps } = props;
	const { registry, uiSchema } = layoutGridFieldProps;
	const { children, gridProps } = findChildrenAndProps(layoutGridSchema, GridType.COLUMN, registry);
	const GridTemplate = getTemplate("GridTemplate", registry, getUiOptions(uiSchema));
	return (0, import_jsx_runtime.jsx)(GridTemplate, {
		column: true,
		"data-testid": LAYOUT_GRID_FIELD_TEST_IDS.col,
		...gridProps,
		children: (0, import_jsx_runtime.jsx)(LayoutGridFieldChildren, {
			...layoutGridFieldProps,
			childrenLayoutGridSchemaId: children
		})
	});
}
/** Renders a `GridTemplate` as an item. The `layoutGridSchema` for the `GridType.COLUMNS` is separated into the
*  `children` and other `gridProps`. The `children` is iterated on and `gridProps` will be spread onto the outer
*  `GridTemplate`. Each child will have their own rendered `GridTemplate`.
*
* @returns - The rendered `GridTemplate` containing the children for the `GridType.COLUMNS`
*/
function LayoutGridColumns(props) {
	const { layoutGridSchema, ...layoutGridFieldProps } = props;
	const { registry, uiSchema } = layoutGridFieldProps;
	const { children, gridProps } = findChildrenAndProps(layoutGridSchema, GridType.COLUMNS, registry);
	const GridTemplate = getTemplate("GridTemplate", registry, getUiOptions(uiSchema));
	return children.map((child) => (0, import_jsx_runtime.jsx)(GridTemplate, {
		column: true,
		"data-testid": LAYOUT_GRID_FIELD_TEST_IDS.col,
		...gridProps,
		children: (0, import_jsx_runtime.jsx)(LayoutGridFieldChildren, {
			...layoutGridFieldProps,
			childrenLayoutGridSchemaId: [child]
		})
	}, `column-${hashObject(child)}`));
}
/** Renders a `GridTemplate` as a container. The `layoutGridSchema` for the `GridType.ROW` is separated into the
* `children` and other `gridProps`. The `gridProps` will be spread onto the outer `GridTemplate`. Inside of the
* `GridTemplate` all of the `children` are rendered.
*
* @returns - The rendered `GridTemplate` containing the children for the `GridType.ROW`
*/
function LayoutGridRow(props) {
	const { layoutGridSchema, ...layoutGridFieldProps } = props;
	const { registry, uiSchema } = layoutGridFieldProps;
	const { children, gridProps } = findChildrenAndProps(layoutGridSchema, GridType.ROW, registry);
	const GridTemplate = getTemplate("GridTemplate", registry, getUiOptions(uiSchema));
	return (0, import_jsx_runtime.jsx)(GridTemplate, {
		...gridProps,
		"data-testid": LAYOUT_GRID_FIELD_TEST_IDS.row,
		children: (0, import_jsx_runtime.jsx)(LayoutGridFieldChildren, {
			...layoutGridFieldProps,
			childrenLayoutGridSchemaId: children
		})
	});
}
/** Renders the field described by `gridSchema`. If `gridSchema` is not an object, then is will be assumed
* to be the dotted-path to the field in the schema. Otherwise, we extract the `name`, and optional `render` and all
* other props. If `name` does not exist and there is an optional `render`, we return the `render` component with only
* specified props for that component. If `name` exists, we take the name, the initial & root schemas and the formData
* and get the destination schema, is required state and optional oneOf/anyOf options for it. If the destination
* schema was located along with oneOf/anyOf options then a `LayoutMultiSchemaField` will be rendered with the
* `uiSchema`, `errorSchema`, `fieldPathId` and `formData` drilled down to the dotted-path field, spreading any other
* props from `gridSchema` into the `ui:options`. If the destination schema located without any oneOf/anyOf options,
* then a `SchemaField` will be rendered with the same props as mentioned in the previous sentence. If no destination
* schema was located, but a custom render component was found, then it will be rendered with many of the non-event
* handling props. If none of the previous render paths are valid, then a null is returned.
*
* @returns - One of `LayoutMultiSchemaField`, `SchemaField`, a custom render component or null, depending
*/
function LayoutGridFieldComponent(props) {
	const { gridSchema, schema: initialSchema, uiSchema, errorSchema, fieldPathId, onBlur, onFocus, formData, readonly, registry, layoutGridSchema, ...otherProps } = props;
	const { onChange } = otherProps;
	const { fields } = registry;
	const { SchemaField, LayoutMultiSchemaField } = fields;
	const uiComponentProps = computeUIComponentPropsFromGridSchema(registry, gridSchema);
	const { name, UIComponent, uiProps } = uiComponentProps;
	const { schema, isRequired, isReadonly, optionsInfo, fieldPathId: fieldIdSchema } = getSchemaDetailsForField(registry, name, initialSchema, formData, fieldPathId);
	const memoFieldPathId = useDeepCompareMemo(fieldIdSchema);
	if (uiComponentProps.rendered) return uiComponentProps.rendered;
	if (schema) {
		const Field = optionsInfo?.hasDiscriminator ? LayoutMultiSchemaField : SchemaField;
		const { fieldUiSchema, uiReadonly } = computeFieldUiSchema(name, uiProps, uiSchema, isReadonly, readonly);
		const namePath = toPath(name);
		return (0, import_jsx_runtime.jsx)(Field, {
			"data-testid": optionsInfo?.hasDiscriminator ? LAYOUT_GRID_FIELD_TEST_IDS.layoutMultiSchemaField : LAYOUT_GRID_FIELD_TEST_IDS.field,
			...otherProps,
			name,
			required: isRequired,
			readonly: uiReadonly,
			schema,
			uiSchema: fieldUiSchema,
			errorSchema: getByPath(errorSchema, namePath),
			fieldPathId: memoFieldPathId,
			formData: getByPath(formData, namePath),
			onChange,
			onBlur,
			onFocus,
			options: optionsInfo?.options,
			registry
		});
	}
	if (UIComponent) return (0, import_jsx_runtime.jsx)(UIComponent, {
		"data-testid": LAYOUT_GRID_FIELD_TEST_IDS.uiComponent,
		...otherProps,
		name,
		required: isRequired,
		formData,
		readOnly: !!isReadonly || readonly,
		errorSchema,
		uiSchema,
		schema: initialSchema,
		fieldPathId,
		onBlur,
		onFocus,
		registry,
		...uiProps
	});
	return null;
}
/** The `LayoutGridField` will render a schema, uiSchema and formData combination out into a GridTemplate in the shape
* described in the uiSchema. To define the grid to use to render the elements within a field in the schema, provide in
* the uiSchema for that field the object contained under a `ui:layoutGrid` element. E.g. (as a JSON object):
*
* ```
* {
*   "field1" : {
*     "ui:field": "LayoutGridField",
*     "ui:layoutGrid": {
*       "ui:row": { ... }
*     }
*   }
* }
* ```
*
* The outermost level of a `LayoutGridField` is the `ui:row` that defines the nested rows, columns, and/or condition
* elements (i.e. "grid elements") in the grid. This definition is either a simple "grid elements" OR an object with
* native `GridTemplate` implementation specific props and a `children` array of "grid elements". E.g. (as JSON objects):
*
* Simple `ui:row` definition, without additional `GridTemplate` props:
* ```
*  "ui:row": [
*    { "ui:row"|"ui:col"|"ui:columns"|"ui:condition": ... },
*    ...
*  ]
* ```
*
* Complex `ui:row` definition, with additional `GridTemplate` (this example uses @mui/material/Grid2 native props):
* ```
*  "ui:row": {
*    "spacing": 2,
*    "size": { md": 4 },
*    "alignContent": "flex-start",
*    "className": "GridRow",
*    "children": [
*      { "ui:row"|"ui:col"|"ui:columns"|"ui:condition": ... },
*      ...
*    ]
*  }
* ```
*
* NOTE: Special note about the native `className` prop values. All className values will automatically be looked up in
*       the `formContext.lookupMap` in case they have been defined using a CSS-in-JS approach. In other words, from the
*       example above, if the `Form` was constructed with a `lookupMap` set to `{ GridRow: cssInJs.GridRowClass }`
*       then when rendered, the native `GridTemplate` will get the `className` with the value from
*       `cssInJs.GridRowClass`. This automatic lookup will happen for any of the "grid elements" when rendering with
*       `GridTemplate` props. If multiple className values are present, for example:
*       `{ className: 'GridRow GridColumn' }`, the classNames are split apart, looked up individually, and joined
*       together to form one className with the values from `cssInJs.GridRowClass` and `cssInJs.GridColumnClass`.
*
* The `ui:col` grid element is used to specify the list of columns within a grid row. A `ui:col` element can take on
* several forms: 1) a simple list of dotted-path field names within the root field; 2) a list of objects containing the
* dotted-path field `name` any other props that are gathered into `ui:options` for the field; 3) a list with a one-off
* `render` functional component with or without a non-field `name` identifier and any other to-be-spread props; and
* 4) an object with native `GridTemplate` implementation specific props and a `children` array with 1) or 2) or even a
* nested `ui:row` or a `ui:condition` containing a `ui:row` (although this should be used carefully). E.g.
* (as JSON objects):
*
* Simple `ui:col` definition, without additional `GridTemplate` props and form 1 only children:
* ```
* "ui:col": ["innerField", "inner.grandChild", ...]
* ```
*
* Complicated `ui:col` definition, without additional `GridTemplate` props and form 2 only children:
* ```
* "ui:col": [
*    { "name": "innerField", "fullWidth": true },
*    { "name": "inner.grandChild", "convertOther": true },
*    ...
*  ]
* ```
*
* More complicated `ui:col` definition, without additional `GridTemplate` props and form 2 children, one being a
* one-off `render` functional component without a non-field `name` identifier
* ```
* "ui:col": [
*   "innerField",
*     {
*       "render": "WizardNavButton",
*       "isNext": true,
*       "size": "large"
*     }
*  ]
*  ```
*
* Most complicated `ui:col` definition, additional `GridTemplate` props and form 1, 2 and 3 children  (this example
* uses @mui/material/Grid2 native props):
* ```
* "ui:col": {
*    "size": { "md": 4 },
*    "className": "GridColumn",
*    "children": [
*      "innerField",
*      { "name": "inner.grandChild", "convertOther": true },
*      { "name": "customRender", "render": "CustomRender", toSpread: "prop-value" }
*      { "ui:row|ui:condition": ... }
*      ...
*    ]
*    }
* ```
*
* NOTE: If a `name` prop does not exist or its value does not match any field in a schema, then it is assumed to be a
*       custom `render` component. If the `render` prop does not exist, a null render will occur. If `render` is a
*       string, its value will be looked up in the `formContext.lookupMap` first before defaulting to a null render.
*
* The `ui:columns` grid element is syntactic sugar to specify a set of `ui:col` columns that all share the same set of
* native `GridTemplate` props. In other words rather than writing the following configuration that renders a
* `<GridTemplate>` element with 3 `<GridTemplate column className="GridColumn col-md-4">` nodes and 2
* `<GridTemplate column className="col-md-6">` nodes within it (one for each of the fields contained in the `children`
* list):
*
* ```
* "ui:row": {
*   "children": [
*     {
*       "ui:col": {
*         "className": "GridColumn col-md-4",
*         "children": ["innerField"],
*       }
*     },
*     {
*       "ui:col": {
*         "className": "GridColumn col-md-4",
*         "children": ["inner.grandChild"],
*       }
*     },
*     {
*       "ui:col": {
*         "className": "GridColumn col-md-4",
*         "children": [{ "name": "inner.grandChild2" }],
*       }
*     },
*     {
*       "ui:col": {
*         "className": "col-md-6",
*         "children": ["innerField2"],
*       }
*     },
*     {
*       "ui:col": {
*         "className": "col-md-6",
*         "children": ["inner.grandChild3"],
*       }
*     },

*   ]
* }
* ```
*
* One can write this instead:
* ```
* "ui:row": {
*   "children": [
*     {
*       "ui:columns": {
*         "className": "GridColumn col-md-4",
*         "children": ["innerField", "inner.grandChild", { "name": "inner.grandChild2", "convertOther": true }],
*       }
*     },
*     {
*       "ui:columns": {
*         "className": "col-md-6",
*         "children": ["innerField2", "inner.grandChild3"],
*       }
*     }
*   ]
* }
* ```
*
* NOTE: This syntax differs from
*       `"ui:col": { "className": "col-md-6", "children": ["innerField2", "inner.grandChild3"] }` in that
*       the `ui:col` will render the two children fields inside a single `<GridTemplate "className": "col-md-6",>`
*       element.
*
* The final grid element, `ui:condition`, allows for conditionally displaying "grid elements" within a row based on the
* current value of a field as it relates to a (list of) hard-coded value(s). There are four elements that make up a
* `ui:condition`: 1) the dotted-path `field` name within the root field that makes up the left-side of the condition;
* 2) the hard-coded `value` (single or list) that makes up the right-side of the condition; 3) the `operator` that
* controls how the left and right sides of the condition are compared; and 4) the `children` array that defines the
* "grid elements" to display if the condition passes.
*
* A `ui:condition` uses one of three `operators` when deciding if a condition passes: 1) The `all` operator will pass
* when the right-side and left-side contains all the same value(s); 2) the `some` operator will pass when the
* right-side and left-side contain as least one value in common; 3) the `none` operator will pass when the right-side
* and left-side do not contain any values in common. E.g. (as JSON objects):
*
* Here is how to render an if-then-else for `field2` which is an enum that has 3 known values and supports allowing
* any other value:
* ```
* "ui:row": [
*   {
*     "ui:condition": {
*       "field": "field2",
*       "operator": "all",
*       "value": "value1",
*       "children": [
*         { "ui:row": [...] },
*       ],
*     }
*   },
*   {
*     "ui:condition": {
*       "field": "field2",
*       "operator": "some",
*       "value": ["value2", "value3"],
*       "children": [
*         { "ui:row": [...] },
*       ],
*     }
*   },
*   {
*     "ui:condition": {
*       "field": "field2",
*       "operator": "none",
*       "value": ["value1", "value2", "value3"],
*       "children": [
*         { "ui:row": [...] },
*       ],
*     }
*   }
* ]
* ```
*/
function LayoutGridField(props) {
	/** Render the `LayoutGridField`. If there isn't a `layoutGridSchema` prop defined, then try pulling it out of the
	* `uiSchema` via `ui:LayoutGridField`. If `layoutGridSchema` is an object, then check to see if any of the properties
	* match one of the `GridType`s. If so, call the appropriate render function for the type. Otherwise, just call the
	* generic `renderField()` function with the `layoutGridSchema`.
	*/
	const { uiSchema } = props;
	let { layoutGridSchema } = props;
	const uiOptions = getUiOptions(uiSchema);
	if (!layoutGridSchema && "layoutGrid" in uiOptions && isObject(uiOptions["layoutGrid"])) layoutGridSchema = uiOptions[LAYOUT_GRID_UI_OPTION];
	if (isObject(layoutGridSchema)) {
		if (GridType.ROW in layoutGridSchema) return (0, import_jsx_runtime.jsx)(LayoutGridRow, {
			...props,
			layoutGridSchema
		});
		if (GridType.COLUMN in layoutGridSchema) return (0, import_jsx_runtime.jsx)(LayoutGridCol, {
			...props,
			layoutGridSchema
		});
		if (GridType.COLUMNS in layoutGridSchema) return (0, import_jsx_runtime.jsx)(LayoutGridColumns, {
			...props,
			layoutGridSchema
		});
		if (GridType.CONDITION in layoutGridSchema) return (0, import_jsx_runtime.jsx)(LayoutGridCondition, {
			...props,
			layoutGridSchema
		});
	}
	return (0, import_jsx_runtime.jsx)(LayoutGridFieldComponent, {
		...props,
		gridSchema: layoutGridSchema
	});
}
LayoutGridField.TEST_IDS = LAYOUT_GRID_FIELD_TEST_IDS;
// node_modules/@rjsf/core/lib/components/fields/LayoutHeaderField.js
/** The `LayoutHeaderField` component renders a `TitleFieldTemplate` with an `id` derived from the `fieldPathId`
* and whether it is `required` from the props. The `title` is derived from the props as follows:
* - If there is a title in the `uiSchema`, it is displayed
* - Else, if there is an explicit `title` passed in the props, it is displayed
* - Otherwise, if there is a title in the `schema`, it is displayed
* - Finally, the `name` prop is displayed as the title
*
* @param props - The `LayoutHeaderField` for the component
*/
function LayoutHeaderField(props) {
	const { fieldPathId, title, schema, uiSchema, required, registry, name } = props;
	const options = getUiOptions(uiSchema, registry.globalUiOptions);
	const { title: uiTitle } = options;
	const { title: schemaTitle } = schema;
	const fieldTitle = uiTitle || title || schemaTitle || name;
	if (!fieldTitle) return null;
	const TitleFieldTemplate = getTemplate("TitleFieldTemplate", registry, options);
	return (0, import_jsx_runtime.jsx)(TitleFieldTemplate, {
		id: titleId(fieldPathId),
		title: fieldTitle,
		required,
		schema,
		uiSchema,
		registry
	});
}
// node_modules/@rjsf/core/lib/components/fields/formDataForNewOption.js
/** Returns `option` carrying the `required` that `parentSchema` declares, which is what decides whether the form
* populates a key at all under an `experimental_defaultFormStateBehavior` keyed off `required`. A schema's defaults
* have to be computed from this rather than from the option alone, or the same data behaves differently depending
* on whether `required` was written on the option or on the schema holding the `oneOf`/`anyOf`.
*
* The parent's `type` is deliberately left out, so this is narrower than the schema `MultiSchemaField` renders.
* That field also propagates the parent's `type` so an option omitting one still picks the right widget, but a type
* the option never stated tells `getDefaultFormState()` to build a value the option does not describe — a cleared
* array comes back as `[null, null]` rather than staying cleared.
*
* @param [parentSchema] - The schema holding the `oneOf`/`anyOf`
* @param [option] - The option to merge the parent's `required` into
* @returns - The option with the parent's `required`, or undefined when there is no option
*/
function withParentRequired(parentSchema, option) {
	if (!option || !parentSchema?.required) return option;
	return mergeSchemas({ required: parentSchema.required }, option);
}
/** Determines whether `schema` declares a value of its own, which is what an option that is not an object has
* instead of a per-property declaration.
*
* @param schema - The schema to test
* @returns - True when the schema declares a `default` or `const`
*/
function declaresOwnValue(schema) {
	return "default" in schema || "const" in schema;
}
/** Determines whether `option` declares a value of its own for `key`, either on the property or in the option's own
* `default` object. The computed defaults are no guide on their own: they also contain a nested object's leaf
* defaults, `[]` for a required array and `false` for a required boolean, none of which is the option saying what
* the key should hold.
*
* @param schemaUtils - The `SchemaUtilsType` implementation to resolve the property schema with
* @param option - The option whose declaration is being tested
* @param key - The name of the property to test
* @returns - True when the option declares a `default` or `const` for `key`
*/
function optionDeclaresValueFor(schemaUtils, option, key) {
	if (declaresOwnValue(schemaUtils.retrieveSchema(getPropertySchema(option, key)))) return true;
	const optionDefault = option[DEFAULT_KEY];
	return isPlainObject(optionDefault) && key in optionDefault;
}
/** Computes the form data to carry across a switch from `oldOption` to `newOption` of a `oneOf`/`anyOf`.
*
* `sanitizeDataForNewSchema()` drops what the new option cannot hold, and `getDefaultFormState()` fills in what it
* declares, but neither lets the new option's `default` reach a key that already holds something, so a value the old
* option's `default` put there outlasts the switch and switching back does not restore it
* ([#4476](https://github.com/rjsf-team/react-jsonschema-form/issues/4476)). The same is true of a key whose value
* sanitize discarded, because it clears by assigning `undefined` rather than by removing the key, and
* `getDefaultFormState()` populates an absent key but leaves one explicitly set to `undefined` alone. Deleting either
* kind of key outright is what lets the fill below reach it.
*
* A key qualifies only when all of the following hold, which between them keep the deletion from stranding data the
* user or the caller supplied:
*
* - It carried a value over. A key that arrived empty has nothing stale in it, and emptying it further would rob
*   `Form` of the all-`undefined` payload it reads as a switch away from a `null` option, which is the only way a
*   default declared above the option is restored.
* - The new option declares a value for it, as a property `default`/`const` or through the option's own `default`
*   object. The computed defaults say more than an option declares, so honoring them alone would delete a nested
*   object's leaf defaults, a required array's `[]` or a required boolean's `false` — none of which the option
*   asked for.
* - The new option's computed defaults also hold something for it, so the fill is certain to put a value back.
*   What an option declares and what `computeDefaults()` acts on are not the same set: a `default` reached through
*   `allOf` or `if`/`then` resolves here but is not filled, and a `const` is skipped entirely under
*   `constAsDefaults: 'never'`. Deleting on the declaration alone would empty those keys for good.
* - Sanitize discarded the value, or the old option declares one and the key still holds it. Only the second of
*   those compares anything, so only it needs the old option's declaration: a value sanitize threw away is gone
*   no matter who declared it, and leaving the key holding `undefined` only blocks the fill.
*
* Staleness is judged against `formData` as it arrived, not against the sanitized copy: sanitize rewrites a nested
* value whenever the two options declare different properties for it, adding an `undefined` key for one the new
* option drops and a leaf default for one it adds, and the rewritten value no longer resembles the default it came
* from. Both sets of defaults use `excludeObjectChildren`, the flag the fill below uses, so all three describe the
* same thing; computing them any other way makes them disagree under an `experimental_defaultFormStateBehavior`
* that suppresses object defaults. They describe what an earlier switch through here wrote rather than every default
* the form holds — `Form` fills the root with `includeUndefinedValues: false`. That divergence only stops a key from
* qualifying, so the worst it costs is that the replacement does not happen.
*
* Values are matched whole, per top-level key of the option: editing one leaf of a nested object leaves the whole
* subtree in place, so its other leaves keep the old option's defaults.
*
* @param schemaUtils - The `SchemaUtilsType` implementation to compute the defaults and sanitize the data with
* @param formData - The form data associated with `oldOption`
* @param [newOption] - The option being switched to, or undefined when the selection is being cleared
* @param [oldOption] - The option being switched away from, if one was selected
* @param [parentSchema] - The schema holding the `oneOf`/`anyOf`, whose `required` is merged into each option
*        before its defaults are computed
* @returns - The form data for `newOption`, or undefined when it holds nothing, as when the selection is cleared
*/
function formDataForNewOption(schemaUtils, formData, newOption, oldOption, parentSchema) {
	let newFormData = schemaUtils.sanitizeDataForNewSchema(newOption, oldOption, formData);
	const newOptionForDefaults = withParentRequired(parentSchema, newOption);
	if (newOptionForDefaults) {
		const oldOptionForDefaults = withParentRequired(parentSchema, oldOption);
		let oldDefaults;
		let oldDefaultsComputed = false;
		/** Computes the old option's defaults at most once, and only for a key that has got far enough to need them. */
		const defaultsForOldOption = () => {
			if (!oldDefaultsComputed) {
				oldDefaults = oldOptionForDefaults ? schemaUtils.getDefaultFormState(oldOptionForDefaults, void 0, "excludeObjectChildren") : void 0;
				oldDefaultsComputed = true;
			}
			return oldDefaults;
		};
		let newDefaults;
		let newDefaultsComputed = false;
		/** Computes the new option's defaults on their own at most once. Both the test of what the fill can restore and
		* the fill itself need them whenever nothing is carried over, and they are the same computation. */
		const defaultsForNewOption = () => {
			if (!newDefaultsComputed) {
				newDefaults = schemaUtils.getDefaultFormState(newOptionForDefaults, void 0, "excludeObjectChildren");
				newDefaultsComputed = true;
			}
			return newDefaults;
		};
		if (isPlainObject(newFormData)) {
			const sanitizedData = newFormData;
			const oldData = isPlainObject(formData) ? formData : {};
			const carriedKeys = Object.keys(sanitizedData).filter((key) => oldData[key] !== void 0);
			if (carriedKeys.length > 0) {
				const optionDefaults = defaultsForNewOption();
				const newDefaultsData = isPlainObject(optionDefaults) ? optionDefaults : {};
				const refillableKeys = carriedKeys.filter((key) => newDefaultsData[key] !== void 0 && optionDeclaresValueFor(schemaUtils, newOptionForDefaults, key));
				if (refillableKeys.length > 0) {
					/** Reports whether `key` still holds the value the old option would have put there. */
					const holdsOldDefault = (key) => {
						if (!oldOptionForDefaults || !optionDeclaresValueFor(schemaUtils, oldOptionForDefaults, key)) return false;
						const computed = defaultsForOldOption();
						return isPlainObject(computed) && deepEquals(computed[key], oldData[key]);
					};
					const withoutBlockedKeys = { ...sanitizedData };
					refillableKeys.forEach((key) => {
						if (sanitizedData[key] === void 0 || holdsOldDefault(key)) delete withoutBlockedKeys[key];
					});
					newFormData = withoutBlockedKeys;
				}
			}
		} else if (newFormData !== void 0 && oldOptionForDefaults && declaresOwnValue(newOptionForDefaults) && declaresOwnValue(oldOptionForDefaults) && deepEquals(defaultsForOldOption(), formData) && defaultsForNewOption() !== void 0) newFormData = void 0;
		newFormData = newFormData === void 0 ? defaultsForNewOption() : schemaUtils.getDefaultFormState(newOptionForDefaults, newFormData, "excludeObjectChildren");
	}
	return newFormData;
}
// node_modules/@rjsf/core/lib/components/fields/LayoutMultiSchemaField.js
/** Gets the selected option from the list of `options`, using the `selectorField` to search inside each `option` for
* the `properties[selectorField].default(or const)` that matches the given `value`.
*
* @param options - The list of schemas each representing a choice in the `oneOf`
* @param selectorField - The name of the field that is common in all of the schemas that represents the selector field
* @param value - The current value of the selector field from the data
*/
function getSelectedOption(options, selectorField, value) {
	const defaultValue = "!@#!@$@#$!@$#";
	return options.map(({ schema }) => schema).find((option) => {
		const selector = option[PROPERTIES_KEY]?.[selectorField];
		return getByPath(selector, DEFAULT_KEY, getByPath(selector, CONST_KEY, defaultValue)) === value;
	});
}
/** Computes the `enumOptions` array from the schema and options.
*
* @param schema - The schema that contains the `options`
* @param options - The options from the `schema`
* @param schemaUtils - The SchemaUtilsType object used to call retrieveSchema,
* @param [uiSchema] - The optional uiSchema for the schema
* @param [formData] - The optional formData associated with the schema
* @returns - The list of enumOptions for the `schema` and `options`
* @throws - Error when no enum options were computed
*/
function computeEnumOptions(schema, options, schemaUtils, uiSchema, formData) {
	const realOptions = options.map((opt) => schemaUtils.retrieveSchema(opt, formData));
	let tempSchema = schema;
	if ("oneOf" in schema) tempSchema = {
		...schema,
		[ONE_OF_KEY]: realOptions
	};
	else if ("anyOf" in schema) tempSchema = {
		...schema,
		[ANY_OF_KEY]: realOptions
	};
	const enumOptions = optionsList(tempSchema, uiSchema);
	if (!enumOptions) throw new Error(`No enumOptions were computed from the schema ${JSON.stringify(tempSchema)}`);
	return enumOptions;
}
/** The `LayoutMultiSchemaField` is an adaptation of the `MultiSchemaField` but changed considerably to only
* support `anyOf`/`oneOf` fields that are being displayed in a `LayoutGridField` where the field selection is shown as
* a radio group by default. It expects that a `selectorField` is provided (either directly via the `discriminator`
* field or indirectly via `ui:optionsSchemaSelector` in the `uiSchema`) to help determine which `anyOf`/`oneOf` schema
* is active. If no `selectorField` is specified, then an error is thrown.
*/
function LayoutMultiSchemaField(props) {
	const { name, baseType, disabled = false, formData, fieldPathId, onBlur, onChange, options, onFocus, registry, uiSchema, schema, autofocus, readonly, required, errorSchema, hideError = false } = props;
	const { widgets, schemaUtils, globalUiOptions } = registry;
	const [enumOptions, setEnumOptions] = (0, import_react.useState)(computeEnumOptions(schema, options, schemaUtils, uiSchema, formData));
	const id = fieldPathId["$id"];
	const discriminator = getDiscriminatorFieldFromSchema(schema);
	const FieldErrorTemplate = getTemplate("FieldErrorTemplate", registry, options);
	const FieldTemplate = getTemplate("FieldTemplate", registry, options);
	const schemaHash = hashObject(schema);
	const optionsHash = hashObject(options);
	const uiSchemaHash = uiSchema ? hashObject(uiSchema) : "";
	const formDataHash = formData ? hashObject(formData) : "";
	(0, import_react.useEffect)(() => {
		setEnumOptions(computeEnumOptions(schema, options, schemaUtils, uiSchema, formData));
	}, [
		schemaHash,
		optionsHash,
		schemaUtils,
		uiSchemaHash,
		formDataHash
	]);
	const { widget = discriminator ? "radio" : "select", title = "", placeholder = "", optionsSchemaSelector: selectorField = discriminator, hideError: uiSchemaHideError, ...uiOptions } = getUiOptions(uiSchema);
	if (!selectorField) throw new Error("No selector field provided for the LayoutMultiSchemaField");
	const selectedOption = getByPath(formData, selectorField);
	let optionSchema = getPropertySchema(enumOptions[0]?.schema, selectorField);
	const option = getSelectedOption(enumOptions, selectorField, selectedOption);
	optionSchema = optionSchema?.type ? optionSchema : {
		...optionSchema,
		type: option?.type || baseType
	};
	const Widget = getWidget(optionSchema, widget, widgets);
	const hideFieldError = uiSchemaHideError === void 0 ? hideError : Boolean(uiSchemaHideError);
	const rawErrors = errorSchema?.["__errors"] ?? [];
	const fieldErrorSchema = { ...errorSchema };
	delete fieldErrorSchema[ERRORS_KEY];
	const displayLabel = schemaUtils.getDisplayLabel(schema, uiSchema, globalUiOptions);
	/** Callback function that updates the selected option and adjusts the form data based on the structure of the new
	* option, calling the `onChange` callback with the adjusted formData.
	*
	* @param opt - If the option is undefined, we are going to clear the selection otherwise we
	*      will use it as the index of the new option to select
	*/
	const onOptionChange = (opt) => {
		if (disabled || readonly) return;
		const newOption = getSelectedOption(enumOptions, selectorField, opt);
		const oldOption = getSelectedOption(enumOptions, selectorField, selectedOption);
		const newFormData = formDataForNewOption(schemaUtils, formData, newOption, oldOption, schema);
		if (newFormData) setByPath(newFormData, selectorField, opt);
		onChange(newFormData, fieldPathId.path, void 0, id);
	};
	const widgetOptions = {
		enumOptions,
		...uiOptions
	};
	const errors = !hideFieldError && rawErrors.length > 0 ? (0, import_jsx_runtime.jsx)(FieldErrorTemplate, {
		fieldPathId,
		schema,
		errors: rawErrors,
		registry
	}) : void 0;
	return (0, import_jsx_runtime.jsx)(FieldTemplate, {
		fieldPathId,
		id,
		schema,
		label: (title || schema.title) ?? "",
		disabled: disabled || Array.isArray(enumOptions) && enumOptions.length === 0,
		uiSchema,
		required,
		readonly: !!readonly,
		registry,
		displayLabel,
		errors,
		onChange,
		onKeyRename: noop,
		onKeyRenameBlur: noop,
		onRemoveProperty: noop,
		children: (0, import_jsx_runtime.jsx)(Widget, {
			id,
			name,
			schema,
			label: (title || schema.title) ?? "",
			disabled: disabled || Array.isArray(enumOptions) && enumOptions.length === 0,
			uiSchema,
			autofocus,
			readonly,
			required,
			registry,
			multiple: false,
			rawErrors,
			hideError: hideFieldError,
			hideLabel: !displayLabel,
			errorSchema: fieldErrorSchema,
			placeholder,
			onChange: onOptionChange,
			onBlur,
			onFocus,
			value: selectedOption,
			options: widgetOptions,
			htmlName: fieldPathId.name
		})
	});
}
// node_modules/@rjsf/core/lib/components/fields/MultiSchemaField.js
/** The `AnyOfField` component is used to render a field in the schema that is an `anyOf`, `allOf` or `oneOf`. It tracks
* the currently selected option and cleans up any irrelevant data in `formData`.
*
* @param props - The `FieldProps` for this template
*/
function AnyOfField(props) {
	const { name, disabled = false, errorSchema, formData, fieldPathId, onBlur, onChange, onFocus, options, readonly, registry, required = false, schema, uiSchema } = props;
	const { schemaUtils } = registry;
	const formDataHash = hashObject(formData ?? null);
	const retrievedOptions = (0, import_react.useMemo)(() => options.map((opt) => schemaUtils.retrieveSchema(opt, formData)), [
		options,
		schemaUtils,
		formDataHash
	]);
	const [selectedOption, setSelectedOption] = (0, import_react.useState)(() => {
		const discriminator = getDiscriminatorFieldFromSchema(schema);
		return schemaUtils.getClosestMatchingOption(formData, retrievedOptions, 0, discriminator);
	});
	/** Flag to skip the formData-change-driven option recalculation when the user just selected an option.
	* Set to true in onOptionChange (before onChange is called), consumed and reset in the update effect.
	* This prevents the matching-option recalculation from overriding a user's explicit choice when
	* getDefaultFormState populates undefined properties that make deepEquals see a false formData change.
	*/
	const skipNextOptionRecalculation = (0, import_react.useRef)(false);
	const prevFormDataRef = (0, import_react.useRef)(formData);
	const prevFieldIdRef = (0, import_react.useRef)(fieldPathId.$id);
	(0, import_react.useEffect)(() => {
		const prevFormData = prevFormDataRef.current;
		const prevFieldId = prevFieldIdRef.current;
		prevFormDataRef.current = formData;
		prevFieldIdRef.current = fieldPathId.$id;
		if (!deepEquals(formData, prevFormData) && fieldPathId.$id === prevFieldId) {
			if (skipNextOptionRecalculation.current) {
				skipNextOptionRecalculation.current = false;
				return;
			}
			const discriminator = getDiscriminatorFieldFromSchema(schema);
			const matchingOption = schemaUtils.getClosestMatchingOption(formData, retrievedOptions, selectedOption, discriminator);
			if (matchingOption !== selectedOption) setSelectedOption(matchingOption);
		}
	});
	const fieldId = `${fieldPathId.$id}${schema.oneOf ? "__oneof_select" : "__anyof_select"}`;
	/** Callback handler to remember what the currently selected option is. In addition to that the `formData` is updated
	* to remove properties that are not part of the newly selected option schema, and then the updated data is passed to
	* the `onChange` handler.
	*
	* @param option - The new option value being selected
	*/
	const onOptionChange = (0, import_react.useCallback)((option) => {
		if (disabled || readonly) return;
		const intOption = option !== void 0 ? parseInt(option, 10) : -1;
		if (intOption === selectedOption) return;
		const newOption = intOption >= 0 ? retrievedOptions[intOption] : void 0;
		const oldOption = selectedOption >= 0 ? retrievedOptions[selectedOption] : void 0;
		const newFormData = formDataForNewOption(schemaUtils, formData, newOption, oldOption, schema);
		setSelectedOption(intOption);
		skipNextOptionRecalculation.current = true;
		onChange(newFormData, fieldPathId.path, void 0, fieldId);
	}, [
		selectedOption,
		retrievedOptions,
		disabled,
		readonly,
		schema,
		schemaUtils,
		formData,
		fieldPathId,
		onChange,
		fieldId
	]);
	const { widgets, fields, translateString, globalUiOptions } = registry;
	const { SchemaField: SchemaFieldComponent } = fields;
	const MultiSchemaFieldTemplate = getTemplate("MultiSchemaFieldTemplate", registry, globalUiOptions);
	const isOptionalRender = shouldRenderOptionalField(registry, schema, required, uiSchema);
	const hasFormData = isFormDataAvailable(formData);
	const { widget = "select", placeholder, autofocus, autocomplete, title = schema.title, ...uiOptions } = getUiOptions(uiSchema, globalUiOptions);
	const Widget = getWidget({ type: "number" }, widget, widgets);
	const rawErrors = errorSchema?.["__errors"] ?? [];
	const fieldErrorSchema = { ...errorSchema };
	delete fieldErrorSchema[ERRORS_KEY];
	const displayLabel = schemaUtils.getDisplayLabel(schema, uiSchema, globalUiOptions);
	const option = selectedOption >= 0 ? retrievedOptions[selectedOption] || null : null;
	let optionSchema;
	if (option) {
		const { required: schemaRequired, type: schemaType } = schema;
		const parentProps = {};
		if (schemaRequired) parentProps.required = schemaRequired;
		if (schemaType !== void 0 && !("type" in option)) parentProps.type = schemaType;
		optionSchema = Object.keys(parentProps).length > 0 ? mergeSchemas(parentProps, option) : option;
	}
	let optionsUiSchema = [];
	if ("oneOf" in schema && uiSchema && "oneOf" in uiSchema) {
		if (Array.isArray(uiSchema["oneOf"])) optionsUiSchema = uiSchema[ONE_OF_KEY];
		else console.warn(`uiSchema.oneOf is not an array for "${title || name}"`);
	} else if ("anyOf" in schema && uiSchema && "anyOf" in uiSchema) {
		if (Array.isArray(uiSchema["anyOf"])) optionsUiSchema = uiSchema[ANY_OF_KEY];
		else console.warn(`uiSchema.anyOf is not an array for "${title || name}"`);
	}
	let optionUiSchema = uiSchema;
	if (selectedOption >= 0 && optionsUiSchema.length > selectedOption) optionUiSchema = optionsUiSchema[selectedOption];
	const translateEnum = title ? TranslatableString.TitleOptionPrefix : TranslatableString.OptionPrefix;
	const translateParams = title ? [title] : [];
	const enumOptions = retrievedOptions.map((opt, index) => {
		const { title: uiTitle = opt.title } = getUiOptions(optionsUiSchema[index]);
		return {
			label: uiTitle || translateString(translateEnum, translateParams.concat(String(index + 1))),
			value: index
		};
	});
	const selector = !isOptionalRender || hasFormData ? (0, import_jsx_runtime.jsx)(Widget, {
		id: fieldId,
		name: `${name}${schema.oneOf ? "__oneof_select" : "__anyof_select"}`,
		schema: {
			type: "number",
			default: 0
		},
		onChange: onOptionChange,
		onBlur,
		onFocus,
		disabled: disabled || enumOptions.length === 0,
		multiple: false,
		rawErrors,
		errorSchema: fieldErrorSchema,
		value: selectedOption >= 0 ? selectedOption : void 0,
		options: {
			enumOptions,
			...uiOptions
		},
		registry,
		placeholder,
		autocomplete,
		autofocus,
		label: title ?? name,
		hideLabel: !displayLabel,
		readonly
	}) : void 0;
	const optionsSchemaField = optionSchema && optionSchema.type !== "null" && (0, import_jsx_runtime.jsx)(SchemaFieldComponent, {
		...props,
		schema: optionSchema,
		uiSchema: optionUiSchema
	}) || null;
	return (0, import_jsx_runtime.jsx)(MultiSchemaFieldTemplate, {
		schema,
		registry,
		uiSchema,
		selector,
		optionSchemaField: optionsSchemaField
	});
}
// node_modules/@rjsf/core/lib/components/fields/NullField.js
/** The `NullField` component is used to render a field in the schema is null. It also ensures that the `formData` is
* also set to null if it has no value.
*
* @param props - The `FieldProps` for this template
*/
function NullField(props) {
	const { formData, onChange, fieldPathId } = props;
	(0, import_react.useEffect)(() => {
		if (formData === void 0) onChange(null, fieldPathId.path);
	}, [
		fieldPathId,
		formData,
		onChange
	]);
	return null;
}
// node_modules/@rjsf/core/lib/components/fields/NumberField.js
var trailingCharMatcherWithPrefix = /\.([0-9]*0)*$/;
var trailingCharMatcher = /[0.]0*$/;
/**
* The NumberField class has some special handling for dealing with trailing
* decimal points and/or zeroes. This logic is designed to allow trailing values
* to be visible in the input element, but not be represented in the
* corresponding form data.
*
* The algorithm is as follows:
*
* 1. When the input value changes the value is cached in the component state
*
* 2. The value is then normalized, removing trailing decimal points and zeros,
*    then passed to the "onChange" callback
*
* 3. When the component is rendered, the formData value is checked against the
*    value cached in the state. If it matches the cached value, the cached
*    value is passed to the input instead of the formData value
*/
function NumberField(props) {
	const { registry, onChange, formData, value: initialValue } = props;
	const [lastValue, setLastValue] = (0, import_react.useState)(initialValue);
	const { StringField } = registry.fields;
	const separator = getDecimalSeparator();
	let value = formData;
	/** Handle the change from the `StringField` to properly convert to a number
	*
	* @param value - The current value for the change occurring
	*/
	const handleChange = (0, import_react.useCallback)((newValue, path, errorSchema, id) => {
		setLastValue(newValue);
		const standardValue = typeof newValue === "string" ? newValue.replace(separator, ".") : newValue;
		const normalizedValue = `${standardValue}`.startsWith(".") ? `0${standardValue}` : standardValue;
		const processed = typeof normalizedValue === "string" && trailingCharMatcherWithPrefix.exec(normalizedValue) ? asNumber(normalizedValue.replace(trailingCharMatcher, "")) : asNumber(normalizedValue);
		onChange(processed, path, errorSchema, id);
	}, [onChange, separator]);
	if (typeof lastValue === "string" && typeof value === "number") {
		const canonicalLastValue = lastValue.replace(separator, ".");
		const escapedValue = String(value).replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
		const re = new RegExp(`^(${escapedValue})?\\.?0*$`);
		if (canonicalLastValue.match(re)) value = lastValue;
	}
	let displayValue = value;
	if (typeof value === "number" && separator !== ".") {
		const { schema, uiSchema } = props;
		const { schemaUtils, widgets } = registry;
		const { defaultWidget } = resolveDefaultWidget(schema, uiSchema, schemaUtils, widgets);
		const { widget = defaultWidget, inputType } = getUiOptions(uiSchema);
		if (widget === "text" && inputType !== "number") displayValue = String(value).replace(".", separator);
	}
	return (0, import_jsx_runtime.jsx)(StringField, {
		...props,
		formData: displayValue,
		onChange: handleChange
	});
}
// node_modules/markdown-to-jsx/dist/entities.browser.js
var e;
function t(r) {
	if (!e) {
		if (typeof document > "u") return;
		e = document.createElement("textarea");
	}
	var n = `&${r};`;
	e.innerHTML = n;
	var d = e.value;
	return d === n ? void 0 : d;
}
// node_modules/markdown-to-jsx/dist/react.js
var b = 32;
var p = 9;
var gr = 13;
var x = 10;
var te = 96;
var Le = 126;
var he = 91;
var Cr = 94;
var K = 62;
var nr = 35;
var wn = 37;
var F = 45;
var Je = 61;
var me = 92;
var ke = 42;
var $e = 95;
var ae = 60;
var Qn = 64;
var tr = 93;
var Ke = 33;
var pn = 38;
var xe = 58;
var In = 70;
var Lr = 102;
var Ln = 104;
var Xr = 119;
var hn = 116;
var Ot = 112;
var wa = 115;
var pa = 160;
var Ia = 12;
var La = 44;
var On = 59;
var an = 63;
var ar = 46;
var ie = 47;
var ur = 39;
var cr = 34;
var Or = 43;
var ye = 124;
var xr = 123;
var Vn = 125;
var fr = 40;
var dr = 41;
var Oa = 78;
var xa = 110;
var ya = 79;
var Ma = 111;
var xt = 120;
var yt = 88;
var Jr = 30;
var Z = 48;
var Q = 57;
var U = 65;
var W = 90;
var oe = 97;
var ce = 122;
var Kr = 128;
var on = 32;
var T = {
	blockQuote: 0,
	breakLine: 1,
	breakThematic: 2,
	codeBlock: 3,
	codeInline: 4,
	footnote: 5,
	footnoteReference: 6,
	frontmatter: 7,
	gfmTask: 8,
	heading: 9,
	htmlBlock: 10,
	htmlComment: 11,
	htmlSelfClosing: 12,
	image: 13,
	link: 14,
	orderedList: 15,
	paragraph: 16,
	ref: 17,
	refCollection: 18,
	table: 19,
	text: 20,
	textFormatted: 21,
	unorderedList: 22
};
function Wa(e) {
	if (!Da(e, "---")) return null;
	let r = 3;
	for (; r < e.length && (e[r] === " " || e[r] === "	");) r++;
	if (r < e.length && e[r] === "\r" && r++, r >= e.length || e[r] !== `
`) return null;
	r++;
	let n = !1;
	for (; r < e.length;) {
		let a = r;
		for (; r < e.length && e[r] !== `
` && e[r] !== "\r";) r++;
		if (r >= e.length) break;
		let t = r;
		if (e[r] === "\r" && r++, r < e.length && e[r] === `
` && r++, Da(e, "---", a)) return {
			endPos: r,
			hasValidYaml: n
		};
		if (!n) {
			let i = po(e, a, t);
			if (i < t) {
				let o = e.charCodeAt(i);
				if (o >= oe && o <= ce || o >= U && o <= W || o >= Z && o <= Q || o === $e) {
					for (i++; i < t && (o = e.charCodeAt(i), o >= oe && o <= ce || o >= U && o <= W || o >= Z && o <= Q || o === $e || o === F || o === ar);) i++;
					i < t && e.charCodeAt(i) === xe && (i++, i >= t ? n = !0 : (o = e.charCodeAt(i), (o === b || o === p) && (n = !0)));
				}
			}
		}
	}
	return null;
}
var vo = /&([a-zA-Z0-9]+|#[0-9]{1,7}|#x[0-9a-fA-F]{1,6});/gi;
var go = {
	class: "className",
	for: "htmlFor",
	allowfullscreen: "allowFullScreen",
	allowtransparency: "allowTransparency",
	autocomplete: "autoComplete",
	autofocus: "autoFocus",
	autoplay: "autoPlay",
	cellpadding: "cellPadding",
	cellspacing: "cellSpacing",
	charset: "charSet",
	classid: "classId",
	colspan: "colSpan",
	contenteditable: "contentEditable",
	contextmenu: "contextMenu",
	crossorigin: "crossOrigin",
	enctype: "encType",
	formaction: "formAction",
	formenctype: "formEncType",
	formmethod: "formMethod",
	formnovalidate: "formNoValidate",
	formtarget: "formTarget",
	frameborder: "frameBorder",
	hreflang: "hrefLang",
	inputmode: "inputMode",
	keyparams: "keyParams",
	keytype: "keyType",
	marginheight: "marginHeight",
	marginwidth: "marginWidth",
	maxlength: "maxLength",
	mediagroup: "mediaGroup",
	minlength: "minLength",
	novalidate: "noValidate",
	radiogroup: "radioGroup",
	readonly: "readOnly",
	rowspan: "rowSpan",
	spellcheck: "spellCheck",
	srcdoc: "srcDoc",
	srclang: "srcLang",
	srcset: "srcSet",
	tabindex: "tabIndex",
	usemap: "useMap",
	viewbox: "viewBox"
};
var $o = {};
function Bt(e) {
	if (!e) return $o;
	var r = {};
	for (var n in e) {
		var t = go[n.toLowerCase()];
		if (t) r[t] = e[n];
		else {
			var i = n.indexOf(":");
			i === -1 ? r[n] = e[n] : r[n.slice(0, i) + n[i + 1].toUpperCase() + n.slice(i + 2)] = e[n];
		}
	}
	return r;
}
function za(e) {
	if (Array.isArray(e)) {
		for (var r = 0; r < e.length; r++) if (za(e[r])) return !0;
		return !1;
	}
	return e != null && typeof e != "boolean" && e !== "";
}
function Za(e, r) {
	return typeof e == "string" && !za(r) ? e : void 0;
}
var Qa = /(\n|^[-*]\s|^#|^ {2,}|^-{2,}|^>\s|^<(div|p|h[1-6]|ul|ol|li|blockquote|pre|table|thead|tbody|tr|td|th|dl|dt|dd|hr|address|article|aside|details|dialog|figure|figcaption|footer|form|header|main|menu|nav|section|summary|textarea|fieldset|legend|center|dir|hgroup|marquee|search|output|template)\b)/i;
function Rr(e) {
	return e.indexOf("&") === -1 ? e : e.replace(vo, (r, n) => {
		var a = t(n);
		if (a) return a;
		if (n[0] === "#") {
			var t$1 = n[1] === "x" || n[1] === "X" ? Number.parseInt(n.slice(2), 16) : Number.parseInt(n.slice(1), 10);
			return t$1 === 0 || t$1 >= 55296 && t$1 <= 57343 || t$1 > 1114111 ? "�" : t$1 <= 65535 ? String.fromCharCode(t$1) : String.fromCharCode(55296 + (t$1 - 65536 >> 10), 56320 + (t$1 - 65536 & 1023));
		}
		return r;
	});
}
var Pa = new RegExp(`^[^/?#]*?${/(javascript|vbscript|data(?!:image)):/i.source}`, "i");
var So = /[/?#][\s\S]*$/;
var Gr = {
	malformed: 3,
	safe: 0,
	unsafe: 1,
	unsafeDecoded: 2
};
var Eo = /[^A-Za-z0-9/:]/g;
var No = /[%\t\n\r]/;
function bo(e) {
	return decodeURIComponent(e).replace(Eo, "");
}
function Pt(e) {
	if (Pa.test(e)) return Gr.unsafe;
	if (!No.test(e)) return Gr.safe;
	try {
		return Pa.test(bo(e.replace(So, ""))) ? Gr.unsafeDecoded : Gr.safe;
	} catch {
		return Gr.malformed;
	}
}
function $r(e) {
	return Pt(e) === Gr.safe ? e : null;
}
var We = {};
var qe = [
	192,
	193,
	194,
	195,
	196,
	197,
	224,
	225,
	226,
	227,
	228,
	229,
	230,
	198
];
var Me = 0;
for (; Me < qe.length; Me++) We[qe[Me]] = "a";
for (We[231] = We[199] = "c", We[240] = We[208] = "d", qe = [
	200,
	201,
	202,
	203,
	233,
	232,
	234,
	235
], Me = 0; Me < qe.length; Me++) We[qe[Me]] = "e";
for (qe = [
	207,
	239,
	206,
	238,
	205,
	237,
	204,
	236
], Me = 0; Me < qe.length; Me++) We[qe[Me]] = "i";
for (We[209] = We[241] = "n", qe = [
	248,
	216,
	339,
	338,
	213,
	245,
	212,
	244,
	211,
	243,
	210,
	242
], Me = 0; Me < qe.length; Me++) We[qe[Me]] = "o";
for (qe = [
	220,
	252,
	219,
	251,
	218,
	250,
	217,
	249
], Me = 0; Me < qe.length; Me++) We[qe[Me]] = "u";
We[376] = We[255] = We[221] = We[253] = "y";
function Er(e) {
	for (var r = "", n = -1, a = e.length, t = 0; t < a; t++) {
		var i = e.charCodeAt(t);
		if (i >= oe && i <= ce || i >= Z && i <= Q) {
			n < 0 && (n = t);
			continue;
		}
		if (i >= U && i <= W) {
			n >= 0 && (r += e.slice(n, t), n = -1), r += String.fromCharCode(i + on);
			continue;
		}
		if (i === b || i === F) {
			n >= 0 && (r += e.slice(n, t), n = -1), r += "-";
			continue;
		}
		n >= 0 && (r += e.slice(n, t), n = -1);
		var o = We[i];
		o && (r += o);
	}
	return n >= 0 && (r += e.slice(n)), r;
}
function Da(e, r, n) {
	return e.startsWith(r, n);
}
var Xa = /* @__PURE__ */ new Set([
	"area",
	"base",
	"br",
	"col",
	"embed",
	"hr",
	"img",
	"input",
	"link",
	"meta",
	"param",
	"source",
	"track",
	"wbr",
	"circle",
	"ellipse",
	"line",
	"path",
	"polygon",
	"polyline",
	"rect",
	"use",
	"stop",
	"animate",
	"set"
]);
function Mr(e) {
	let r = e.toLowerCase();
	if (Xa.has(r)) return !0;
	let n = r.indexOf(":");
	return n !== -1 ? (r = r.slice(n + 1), Xa.has(r)) : !1;
}
var yr = 1;
var Ja = 2;
var An = 4;
var Ka = 8;
var mo = 16;
var sr = 32;
var Br = 64;
var Dt = (() => {
	var e = /* @__PURE__ */ new Uint8Array(128), r;
	for (e[p] = yr, e[x] = yr | Ja, e[Ia] = yr, e[gr] = yr | Ja, e[b] = yr, r = Ke; r <= ie; r++) e[r] = An;
	for (r = xe; r <= Qn; r++) e[r] = An;
	for (r = he; r <= te; r++) e[r] = An;
	for (r = xr; r <= Le; r++) e[r] = An;
	for (r = Z; r <= Q; r++) e[r] = mo;
	for (r = U; r <= W; r++) e[r] = Ka;
	for (r = oe; r <= ce; r++) e[r] = Ka;
	return e;
})();
function Ur(e) {
	return e < Kr && (Dt[e] & yr) !== 0;
}
var Va = /[\p{P}\p{S}]/u;
var Ya = /\p{Zs}/u;
var ln = [];
function ja(e) {
	var r = e.indexOf("\r"), n = e.indexOf("\0");
	if (r === -1 && n === -1) return e;
	var a = e.length;
	ln.length = 0;
	var t = 0, i = 0;
	for (r === -1 ? i = n : n === -1 ? i = r : i = r < n ? r : n; i < a; i++) {
		var o = e.charCodeAt(i);
		o === gr ? (t < i && ln.push(e.slice(t, i)), i + 1 < a && e.charCodeAt(i + 1) === x && i++, ln.push(`
`), t = i + 1) : o === 0 && (t < i && ln.push(e.slice(t, i)), ln.push("�"), t = i + 1);
	}
	return t < a && ln.push(e.slice(t)), ln.join("");
}
var ko = />\s+</g;
var wo = /\n+/g;
function Ga(e) {
	return e.replace(ko, "><").replace(wo, " ");
}
function qa(e) {
	for (var r = "", n = 0, a = !1, t = 0, i = 0; i < e.length; i += 1) {
		var o = e.charCodeAt(i);
		if (o === ae) {
			var A = e.charCodeAt(i + 1);
			a = A >= oe && A <= ce || A >= U && A <= W, t = o;
		} else if (o === K) a = !1;
		else if (a && t === Je && (o === cr || o === ur)) {
			var C = e.indexOf(e[i], i + 1);
			C === -1 && (C = e.length), r += Ga(e.slice(n, i + 1)) + e.slice(i + 1, C), n = C, i = C, t = o;
		} else o !== b && o !== p && o !== x && o !== gr && (t = o);
	}
	return (r + Ga(e.slice(n))).trim();
}
function po(e, r, n) {
	let a = n ?? e.length;
	for (; r < a && (e[r] === " " || e[r] === "	");) r++;
	return r;
}
function jn(e) {
	if (!e) return !1;
	for (var r in e) return !0;
	return !1;
}
function ei(e) {
	return {
		attrs: {},
		children: [{
			type: T.text,
			text: e
		}],
		h: void 0,
		c: !0,
		type: T.htmlBlock,
		tag: "header"
	};
}
var Io = /^\n+/;
function ri(e) {
	for (var r = e.length; r > 0 && (e[r - 1] === `
` || e[r - 1] === "\r");) r--;
	return `${e.slice(0, r).replace(Io, "")}

`;
}
function fn(e) {
	if ((e.type === T.htmlSelfClosing || e.type === T.htmlBlock) && e.b) return [];
	if (e.type === T.paragraph) {
		var r = e.children;
		return r ? r.flatMap(fn) : [];
	}
	return e.type === T.text ? e.text?.trim() ? [e] : [] : e.type === T.htmlBlock && e.children ? [{
		...e,
		children: e.children?.flatMap(fn)
	}] : [e];
}
function Xt(e) {
	for (var r = 0; r < e.length; r++) {
		if (e[r].type === T.htmlBlock) {
			var n = e[r], a = !1;
			if (n.c && r === e.length - 1) {
				var t = n.k === void 0 ? n.b ? n.e || "" : (n.e || "") + (n.j || "") : n.k, i = `</${String(n.tag).toLowerCase()}>`, o = t.toLowerCase().indexOf(i);
				if (o !== -1) t.slice(o + i.length).replace(/<\/[a-z][a-z0-9-]*\s*>/gi, "").trim() && (a = !0);
			}
			a || (n.c = !1);
		}
		"children" in e[r] && e[r].children && Xt(e[r].children);
	}
}
function ni(e, r) {
	let n = e.at(-1);
	return n === void 0 || n.type !== T.htmlBlock || n.c !== !0 ? !1 : (n.h || n.k) === r;
}
function ti(e, r) {
	for (var n = 0; n < e.length; n++) {
		var a = e[n];
		if (a.type === T.paragraph && a.children) for (var t = a.children, i = 0; i < t.length; i++) {
			var o = t[i];
			if (o.type === T.htmlSelfClosing && o.b && o.tag.toLowerCase() === r) {
				var A = e.slice(0, n);
				i > 0 && A.push({
					type: T.paragraph,
					children: t.slice(0, i)
				});
				var C = [];
				if (i + 1 < t.length) {
					var l = t.slice(i + 1).filter((f) => !(f.type === T.htmlSelfClosing && f.b));
					l.length > 0 && (C = l);
				}
				return C = C.concat(e.slice(n + 1)), {
					found: !0,
					beforeClose: A,
					afterClose: C
				};
			}
		}
		if ((a.type === T.htmlSelfClosing || a.type === T.htmlBlock) && a.b && a.tag.toLowerCase() === r) return {
			found: !0,
			beforeClose: e.slice(0, n),
			afterClose: e.slice(n + 1)
		};
	}
	return {
		found: !1,
		beforeClose: e,
		afterClose: []
	};
}
function Lo(e) {
	var r = "";
	for (var n in e) {
		var a = e[n];
		a === !0 ? r += ` ${n}` : a !== void 0 && a != null && a !== !1 && (r += ` ${n}="${String(a)}"`);
	}
	return r;
}
function Ua(e, r, n, a) {
	var t;
	return r === void 0 ? t = Lo(n) : t = r.length > 0 && r.charCodeAt(0) > b ? ` ${r}` : r, `<${e}${t}${a}`;
}
function Jt(e, r) {
	var n = e.tag, a = e.type === T.htmlSelfClosing, t = e, i = t.a, o = `</${n}>`;
	if (!a && t.b) return {
		kind: "literal",
		literal: (t.j || o) + (t.e || "")
	};
	if (a) {
		var A = e;
		return A.b ? {
			kind: "literal",
			literal: A.j || o
		} : A.u ? {
			kind: "literal",
			literal: A.u
		} : {
			kind: "literal",
			literal: Ua(n, i, e.attrs, " />")
		};
	}
	var C = Ua(n, i, e.attrs, ">"), l = t.children, f = l != null && l.length > 0;
	if (t.c && t.k !== void 0) return f ? {
		kind: "sandwich",
		open: C,
		close: o
	} : {
		kind: "literal",
		literal: t.k
	};
	if (t.c && !f) return {
		kind: "literal",
		literal: C + (t.e || "") + (t.j || (i === void 0 ? o : ""))
	};
	if (l != null && l.length > 0) {
		for (var d = "", R = 0; R < l.length; R++) {
			var u = l[R];
			if (u.type !== T.text) return {
				kind: "sandwich",
				open: C,
				close: o
			};
			d += u.text;
		}
		return {
			kind: "literal",
			literal: C + (r ? r(d) : d) + o
		};
	}
	var s = t.e || "";
	return s && s.indexOf(o) !== -1 ? {
		kind: "literal",
		literal: C + s
	} : {
		kind: "literal",
		literal: C + s + o
	};
}
function ai(e, r, n) {
	var a = [], t = e, i = n;
	if (t && a.push(t), Array.isArray(r)) for (var o = 0; o < r.length; o++) a.push(r[o]);
	else r != null && a.push(r);
	i && a.push(i);
	for (var A = [], C = 0; C < a.length; C++) {
		var l = a[C];
		typeof l == "string" && A.length > 0 && typeof A.at(-1) == "string" ? A[A.length - 1] = A.at(-1) + l : A.push(l);
	}
	return A;
}
function Fr(e) {
	return e == null || e.tagfilter !== !1;
}
function ii(e, r, n, a) {
	var t = r(e, n, a);
	return t === null ? null : yo(t);
}
function oi(e) {
	var r = [];
	if (!e) return r;
	for (var n in e) n.charCodeAt(0) === 94 && r.push({
		identifier: n,
		footnote: e[n].target
	});
	return r;
}
function Oo(e) {
	for (var r = 0, n = e.length; r < n;) {
		var a = e.charCodeAt(r);
		if (a >= U && a <= W) return e.toLowerCase();
		r++;
	}
	return e;
}
var xo = Object.prototype.hasOwnProperty;
function Cn(e, r) {
	if (e != null) return r in (typeof e == "function" ? Function.prototype : Object.prototype) && !xo.call(e, r) ? void 0 : e[r];
}
function Fa(e, r) {
	var n = Oo(r);
	if (n !== r) {
		var a = Cn(e, n), t = r.charCodeAt(0);
		if (a || t < U || t > W) return a;
		var i = t + on;
		for (var o in e) {
			var A = o.charCodeAt(0);
			if (o.length === r.length && (A === t || A === i || A >= Kr) && o.toLowerCase() === n) {
				var l = Cn(e, o);
				if (l) return l;
			}
		}
	}
}
function Wr(e, r, n) {
	if (r.indexOf(".") === -1) {
		var a = Cn(e, r);
		return a || !e ? a || n : Fa(e, r) || n;
	}
	var t = r.split("."), i = Cn(e, t[0]);
	i === void 0 && e && (i = Fa(e, t[0]));
	for (var o = 1; i !== void 0 && o < t.length;) i = Cn(i, t[o]), o++;
	return i || n;
}
var Kt = /^(?:attr|bool|prop):/i;
function qn(e) {
	var r = e.charCodeAt(4) === xe && Kt.test(e) ? 5 : 0, n = e.charCodeAt(r), a = e.charCodeAt(r + 1);
	return (n === Ma || n === ya) && (a === xa || a === Oa);
}
function Gt(e, r, n) {
	var a;
	for (var t in r) if (qn(t) && typeof r[t] != "function") {
		if (a === void 0) {
			var i = e.charCodeAt(0);
			if (i >= U && i <= W && Wr(n, e, void 0)) return r;
			a = { ...r };
		}
		delete a[t];
	}
	return a || r;
}
function yo(e) {
	for (var r = !1, n = 0; n < e.length; n++) {
		var a = e.charCodeAt(n);
		if (a <= b || a === cr || a === wn || a === ae || a === K || a === he || a === me || a === tr || a === Cr || a === te || a >= 123) {
			r = !0;
			break;
		}
	}
	if (!r) return e;
	for (var t = "", n = 0; n < e.length; n++) {
		var a = e.charCodeAt(n);
		if (a === wn && n + 2 < e.length) {
			var i = e.charCodeAt(n + 1), o = e.charCodeAt(n + 2);
			if ((i >= Z && i <= Q || i >= U && i <= In || i >= oe && i <= Lr) && (o >= Z && o <= Q || o >= U && o <= In || o >= oe && o <= Lr)) {
				t += e[n] + e[n + 1] + e[n + 2], n += 2;
				continue;
			}
		}
		if (a >= 55296 && a <= 57343) {
			if (a <= 56319 && n + 1 < e.length) {
				var A = e.charCodeAt(n + 1);
				if (A >= 56320 && A <= 57343) {
					t += encodeURI(e[n] + e[n + 1]), n++;
					continue;
				}
			}
			t += e[n];
			continue;
		}
		t += encodeURI(e[n]);
	}
	return t;
}
function li(...e) {
	return e.filter(Boolean).join(" ");
}
var Mo = /* @__PURE__ */ new Set([
	"title",
	"textarea",
	"style",
	"xmp",
	"iframe",
	"noembed",
	"noframes",
	"script",
	"plaintext"
]);
var Yn = /<(\/?)(title|textarea|style|xmp|iframe|noembed|noframes|script|plaintext)(\s|>|\/)/gi;
function Ut(e) {
	return Mo.has(e.toLowerCase());
}
function Ai(e) {
	return Yn.lastIndex = 0, Yn.test(e);
}
function Ci(e, r) {
	var n = e.toLowerCase();
	return n === "pre" || n === "textarea" ? Rr(r) : r;
}
function Ft(e) {
	return Yn.lastIndex = 0, e.replace(Yn, (r, n, a, t) => `&lt;${n}${a}${t}`);
}
function Jn(e, r) {
	var n = e || {}, a = n.slugify, t;
	if (a) {
		var i = a;
		t = (o) => i(o, Er);
	} else t = Er;
	return {
		disableAutoLink: n.disableAutoLink,
		disableFrontmatter: n.disableFrontmatter,
		disableParsingRawHTML: n.disableParsingRawHTML,
		enforceAtxHeadings: n.enforceAtxHeadings,
		evalUnserializableExpressions: n.evalUnserializableExpressions,
		forceBlock: n.forceBlock,
		forceInline: r === void 0 ? n.forceInline : r,
		ignoreHTMLBlocks: n.ignoreHTMLBlocks,
		optimizeForStreaming: n.optimizeForStreaming,
		overrides: n.overrides,
		preserveFrontmatter: n.preserveFrontmatter,
		sanitizer: n.sanitizer || $r,
		slugify: t,
		tagfilter: Fr(n)
	};
}
var pi = /^<([a-zA-Z][a-zA-Z0-9-]*)\s[^>]*>/;
var Ii = /^<[A-Z]/;
var Kn = /* @__PURE__ */ new Set([
	"pre",
	"script",
	"style",
	"textarea"
]);
var Po = /<(?:pre|script|style|textarea)\b/i;
var Do = /<(?:pre|script|style|textarea)\b/iy;
var Xo = /<\/(?:pre|script|style|textarea)>/iy;
var qt = String.fromCharCode(Jr);
function At(e) {
	return e.indexOf(qt) === -1 ? e : e.split(qt).join("");
}
var Jo = /^(\s{0,3}#[#\s]|\s{0,3}[-*+]\s|\s{0,3}\d+\.\s|\s{0,3}>\s|\s{0,3}```)/m;
var Ko = /^(\s{0,3}#[\s\S]|\s{0,3}[-*+]\s|\s{0,3}\d+\.\s|\s{0,3}>\s|\s{0,3}```)/m;
var Go = /^#{1,6}\s/;
var Uo = /^#{1,6}[^#]/;
function Wt(e) {
	return e.enforceAtxHeadings === !1 ? Ko : Jo;
}
var di = /^<([a-z][^ >/\n\r]*) ?([^>]*?)>/im;
var Li = /* @__PURE__ */ new Uint8Array(128);
(() => {
	for (var e = [
		te,
		ke,
		$e,
		Le,
		Je,
		he,
		Ke,
		ae,
		me,
		pn,
		x,
		Ln,
		Xr,
		Lr
	], r = 0; r < e.length; r++) Li[e[r]] = 1;
})();
var _i = /([a-zA-Z_][a-zA-Z0-9_-]*)=(?:"([^"]*)"|'([^']*)')/g;
function Oi(e) {
	return Kn.has(e);
}
function xi(e) {
	return Po.test(e);
}
function yi(e, r, n) {
	for (var a = r, t = n; a < t && (e.charCodeAt(a) === b || e.charCodeAt(a) === p);) a++;
	if (a >= t) return !1;
	e.charCodeAt(a) === ye && a++;
	for (var i = 0; a < t;) {
		for (; a < t && (e.charCodeAt(a) === b || e.charCodeAt(a) === p);) a++;
		if (a >= t) break;
		if (e.charCodeAt(a) === ye && i > 0) {
			for (var o = a + 1; o < t && (e.charCodeAt(o) === b || e.charCodeAt(o) === p);) o++;
			if (o >= t) return !0;
		}
		if (e.charCodeAt(a) === xe && a++, a >= t || e.charCodeAt(a) !== F) return !1;
		for (; a < t && e.charCodeAt(a) === F;) a++;
		for (a < t && e.charCodeAt(a) === xe && a++, i++; a < t && (e.charCodeAt(a) === b || e.charCodeAt(a) === p);) a++;
		if (a < t) if (e.charCodeAt(a) === ye) a++;
		else return !1;
	}
	return i > 0;
}
var Fo = /[\u0000-\u001F\u007F]/g;
var ea = {
	action: 1,
	background: 1,
	cite: 1,
	data: 1,
	formaction: 1,
	href: 1,
	longdesc: 1,
	poster: 1,
	src: 1,
	"xlink:href": 1,
	xlinkhref: 1
};
var Wo = {
	children: 1,
	dangerouslysetinnerhtml: 1,
	innerhtml: 1,
	outerhtml: 1,
	ref: 1
};
var Mi = /^\{\s*[[{]/;
var zo = /[{}"'`]/g;
var Zo = /&#(x[0-9a-f]+|[0-9]+);?/gi;
function Bi(e) {
	return e.indexOf("&#") === -1 ? e : e.replace(Zo, (r, n) => {
		var a = n.charCodeAt(0) === xt || n.charCodeAt(0) === yt ? Number.parseInt(n.slice(1), 16) : Number.parseInt(n, 10);
		return a > 0 && a <= 1114111 ? String.fromCodePoint(a) : r;
	});
}
var tt;
function zt(e) {
	return !!Wr(tt?.overrides, e, void 0);
}
function ht(e, r, n, a) {
	if (e.charCodeAt(4) === xe && Kt.test(e)) return ht(e.slice(5), r, n, a);
	var t = e.toLowerCase();
	if (Wo[t] === 1) return !0;
	var i = n && r.charCodeAt(0) === xr;
	if (t === "attributename") return !i && Qo(r);
	var o = qn(e);
	if (i && (ea[t] !== 1 || Mi.test(r))) return !1;
	if (o) return !(n && r === "");
	if (t === "srcdoc") return !0;
	if (t === "style") return /url\s*\(\s*(javascript|vbscript|data:(?!image\/))/i.test(r);
	if (ea[t] === 1) {
		var A = Bi(Rr(r));
		if (ui(A, a)) return !0;
		var C = A.replace(Fo, "");
		return C !== A && ui(C, a);
	}
	return !1;
}
function Qo(e) {
	var r = Bi(Rr(e)).replace(zo, "").trim().toLowerCase();
	return r = r.slice(r.lastIndexOf(":") + 1), ea[r] === 1 || r.slice(0, 2) === "on";
}
function ui(e, r) {
	return r ? Pt(e) !== Gr.safe : $r(e) === null;
}
function Mn(e, r) {
	return "<" + (e.g ? "/" : "") + e.tag + e.i + (r === void 0 ? e.a : r) + (e.n ? e.v ? " />" : "/>" : ">");
}
function et(e, r, n, a) {
	for (var t = [], i = r, o = 0; o < a.length; o += 2) {
		var A = a[o];
		if (A > i) {
			var C = e.slice(i, A).trim();
			C && t.push(C);
		}
		i = a[o + 1];
	}
	if (i < n) {
		var l = e.slice(i, n).trim();
		l && t.push(l);
	}
	return t.join(" ");
}
function ci(e, r) {
	var n = [];
	if (e !== null) for (var a = 0; a < e.length; a += 2) e[a] !== r && n.push(e[a], e[a + 1]);
	return n;
}
var Pi = 1024;
function Vo(e) {
	return Ur(e) || e === K || e === cr || e === ur;
}
function Sn(e) {
	return (e | 32) >= oe && (e | 32) <= ce;
}
var Nr = !1;
function Ct(e, r, n, a) {
	var t = a === void 0 ? e.length : a, i = r + 2, o = 0;
	for (Nr = !1; i < t;) {
		var A = e.charCodeAt(i);
		if (Ur(A) || A === ie || A === K) break;
		i++;
	}
	for (; i < t;) {
		if (A = e.charCodeAt(i), A === K) return Nr = Nr || o > i + 1, i + 1;
		if (Ur(A) || A === ie) {
			i++;
			continue;
		}
		var C = i;
		for (i++; i < t && (A = e.charCodeAt(i), !(Ur(A) || A === ie || A === K || A === Je));) i++;
		for (var l = e.slice(C, i); i < t && Ur(e.charCodeAt(i));) i++;
		var f = "", d = -1;
		if (i < t && e.charCodeAt(i) === Je) {
			for (i++; i < t && Ur(e.charCodeAt(i));) i++;
			var R = e.charCodeAt(i);
			if (R === cr || R === ur) {
				for (d = ++i; i < t && e.charCodeAt(i) !== R;) i++;
				f = e.slice(d, i), i++;
			} else {
				for (var u = i; i < t && (A = e.charCodeAt(i), !(Ur(A) || A === K));) i++;
				f = e.slice(u, i);
			}
		}
		if (!Nr) {
			var s = n === null ? void 0 : Cn(n, l);
			Nr = ht(l, f, s?.startsWith(f) === !0, !0);
		}
		if (a === void 0 && d !== -1) for (var H = f.indexOf("<"); H !== -1 && !Nr;) {
			if (Sn(f.charCodeAt(H + 1))) {
				var h = d + H;
				o = Math.max(o, Ct(e, h, null, Math.min(t, h + Pi)));
			}
			H = f.indexOf("<", H + 1);
		}
	}
	return Nr = !0, t;
}
function Ri(e, r, n, a, t, i) {
	var o = e.slice(0, n + Pi);
	if (t !== null && a !== null) {
		for (var A = o.slice(r, t[0]), C = 0; C < t.length; C += 2) A += " ".repeat(t[C + 1] - t[C]) + o.slice(t[C + 1], C + 2 < t.length ? t[C + 2] : o.length);
		o = A, n -= r, r = 0;
	}
	for (var l = Ct(o, o.charCodeAt(r + 1) === ie ? r + 1 : r, a); !Nr && l < n;) {
		var f = o.indexOf("<", l);
		if (f === -1 || f >= n) break;
		var d = o.charCodeAt(f + 1) === ie;
		l = Sn(o.charCodeAt(f + (d ? 2 : 1))) ? Ct(o, d ? f + 1 : f, null) : f + 1;
	}
	if (!Nr) return t;
	if (t === null) return i;
	for (var R = [], u = 0, s = 0; u < t.length || s < i.length;) s >= i.length || t[u] < i[s] ? (R.push(t[u], t[u + 1]), u += 2) : (R.push(i[s], i[s + 1]), s += 2);
	return R;
}
function Tr(e, r, n, a) {
	if (e.charCodeAt(r) !== ae) return null;
	let t = r + 1, i = e.length, o = !1;
	e.charCodeAt(t) === ie && (t++, o = !0);
	let A = t, C = e.charCodeAt(t);
	if (!(C >= oe && C <= ce || C >= U && C <= W)) return null;
	for (; t < i && (e.charCodeAt(t) >= oe && e.charCodeAt(t) <= ce || e.charCodeAt(t) >= U && e.charCodeAt(t) <= W || e.charCodeAt(t) >= Z && e.charCodeAt(t) <= Q || e.charCodeAt(t) === F);) t++;
	let l = e.slice(A, t);
	if (!l) return null;
	let f = l.charCodeAt(0), d = f >= U && f <= W, R = d || l.indexOf("-") !== -1, u = d && zt(l), s = t;
	for (; t < i && (e.charCodeAt(t) === b || e.charCodeAt(t) === p || e.charCodeAt(t) === x);) t++;
	let H = e.slice(s, t);
	if (t === s && t < i) {
		var h = e.charCodeAt(t);
		if (h !== K && h !== ie) return null;
	}
	let _ = t, v = {}, g = !1;
	for (var E = null, S = null, c = !1, N = -1; t < i;) {
		let V = e.charCodeAt(t);
		if (V === K) {
			S !== null && !a && (E = Ri(e, r, t + 1, u ? v : null, E, S));
			let re = E ? et(e, _, t, E) : e.slice(_, t);
			return {
				w: S !== null,
				v: g,
				g: o,
				x: u,
				y: R,
				a: re,
				z: N === -1 ? void 0 : et(e, _, t, ci(E, N)),
				q: E != null,
				n: !1,
				i: H,
				attrs: v,
				end: t + 1,
				tag: l
			};
		}
		if (V === b || V === p || V === x) {
			t++;
			continue;
		}
		if (V === ie && t + 1 < i && e.charCodeAt(t + 1) === K) {
			g = t > _ && e.charCodeAt(t - 1) === b, S !== null && !a && (E = Ri(e, r, t + 2, u ? v : null, E, S));
			let re = E ? et(e, _, t, E) : e.slice(_, t);
			return {
				w: S !== null,
				v: g,
				g: o,
				x: u,
				y: R,
				a: re,
				z: N === -1 ? void 0 : et(e, _, t, ci(E, N)),
				q: E != null,
				n: !0,
				i: H,
				attrs: v,
				end: t + 2,
				tag: l
			};
		}
		var m = t, L = e.charCodeAt(t);
		if (!(L >= oe && L <= ce || L >= U && L <= W || L === $e || L === xe)) return null;
		for (t++; t < i;) {
			var w = e.charCodeAt(t);
			if (w >= oe && w <= ce || w >= U && w <= W || w >= Z && w <= Q || w === $e || w === ar || w === xe || w === F) t++;
			else break;
		}
		for (var P = e.slice(m, t), y = t; t < i && (e.charCodeAt(t) === b || e.charCodeAt(t) === p);) t++;
		var O, I;
		if (e.charCodeAt(t) === Je) {
			for (t++; t < i && (e.charCodeAt(t) === b || e.charCodeAt(t) === p);) t++;
			var B = e.charCodeAt(t);
			if (B === cr || B === ur) {
				t++;
				for (var M = t; t < i;) {
					var k = e.charCodeAt(t);
					if (k === B) break;
					k === ae && Sn(e.charCodeAt(t + 1)) && (c = !0), t++;
				}
				if (t >= i) return null;
				if (O = e.slice(M, t), t++, t < i) {
					var G = e.charCodeAt(t);
					if (G !== b && G !== p && G !== x && G !== K && G !== ie) return null;
				}
				I = t;
			} else if (B === xr) {
				var z = 1, M = t;
				for (t++; t < i && z > 0;) {
					var w = e.charCodeAt(t);
					w === xr ? z++ : w === Vn ? z-- : Vo(w) && (c = !0), t++;
				}
				O = e.slice(M, t), I = t;
			} else {
				for (var M = t; t < i;) {
					var ee = e.charCodeAt(t);
					if (ee === b || ee === p || ee === K || ee === x || ee === cr || ee === ur || ee === Je || ee === ae || ee === te) break;
					t++;
				}
				if (t === M) return null;
				O = e.slice(M, t), I = t;
			}
		} else O = "", I = y;
		ht(P, O, u, n) ? (E === null && (E = []), E.push(m, I), !d && qn(P) && zt(l) ? v[P] = O : P.toLowerCase() === "children" && !Mi.test(O) && zt(l) && (v.children = O, N = m)) : (v[P] = O, c && (S === null && (S = []), S.push(m, I))), c = !1;
	}
	return null;
}
var Di = /</g;
function De(e, r, n) {
	var a = ra(e, r, n);
	return a === e ? e : ra(a, !0) === a ? a : (n !== void 0 && (n.keepingChildren = void 0), a.replace(Di, "&lt;"));
}
function Yo(e, r) {
	var n = r + 1;
	if (e.charCodeAt(n) === ie && n++, !Sn(e.charCodeAt(n))) return -1;
	for (var a = e.charCodeAt(++n); Sn(a) || a >= Z && a <= Q || a === F;) a = e.charCodeAt(++n);
	return a === K ? n + 1 : -1;
}
function ra(e, r, n) {
	var a = e.indexOf("<");
	if (a === -1) return e;
	for (var t = "", i, o = 0, A = !1; a !== -1;) {
		var C = Yo(e, a);
		if (C !== -1) {
			a = e.indexOf("<", C);
			continue;
		}
		var l = Tr(e, a, r, !0), f;
		if (l?.q && l.w && l.x) f = e.slice(o, a) + ra(Mn(l), r), t += f, i !== void 0 && (i += f), o = l.end, A = !0, a = e.indexOf("<", l.end);
		else if (l && !l.w) {
			if (l.q) {
				var d = e.slice(o, a), R = l.z;
				i === void 0 && R !== void 0 && n !== void 0 && (i = t), t += d + Mn(l), i !== void 0 && (i += d + Mn(l, R)), o = l.end, A = !0;
			}
			a = e.indexOf("<", l.end);
		} else if (l || Sn(e.charCodeAt(a + 1))) {
			var u = Ct(e, l?.g ? a + 1 : a, l?.x ? l.attrs : null);
			Nr && (f = e.slice(o, a) + e.slice(a, u).replace(Di, "&lt;"), t += f, i !== void 0 && (i += f), o = u, A = !0), a = e.indexOf("<", u);
		} else a = e.indexOf("<", a + 1);
	}
	if (!A) return e;
	var s = e.slice(o);
	return i !== void 0 && n !== void 0 && (n.keepingChildren = i + s), t + s;
}
function jo(e, r, n) {
	if (!n.optimizeForStreaming && e.indexOf("[") === -1) return !1;
	for (var a = 0, t = e.length, i = !1, o = !1; a < t;) {
		for (var A = e.indexOf(`
`, a), C = A < 0 ? t : A, l = a, f = 0; l < C && f < 4;) if (e.charCodeAt(l) === b) f++, l++;
		else if (e.charCodeAt(l) === p) f += 4, l++;
		else break;
		if (l >= C) {
			i = !1, a = A < 0 ? t : A + 1;
			continue;
		}
		if (f < 4) {
			var d = e.charCodeAt(l);
			if (d === te || d === Le) {
				for (var R = d, u = 0, s = l; s < C && e.charCodeAt(s) === R;) u++, s++;
				if (u >= 3) {
					var H = !0;
					if (R === te) {
						for (var h = s; h < C; h++) if (e.charCodeAt(h) === te) {
							H = !1;
							break;
						}
					}
					if (H) {
						i = !1;
						for (var _ = A < 0 ? t : A + 1; _ < t;) {
							for (var v = _, g = 0; v < t && g < 4;) {
								var E = e.charCodeAt(v);
								if (E === b) g++, v++;
								else if (E === p) g += 4, v++;
								else break;
							}
							if (g < 4 && v < t && e.charCodeAt(v) === R) {
								for (var S = 0; v < t && e.charCodeAt(v) === R;) S++, v++;
								if (S >= u) {
									for (; v < t && (e.charCodeAt(v) === b || e.charCodeAt(v) === p);) v++;
									if (v >= t || e.charCodeAt(v) === x) {
										a = v >= t ? t : v + 1;
										break;
									}
								}
							}
							for (; _ < t && e.charCodeAt(_) !== x;) _++;
							_ < t && _++;
						}
						_ >= t && (a = t, o = !0);
						continue;
					}
				}
			}
		}
		for (var c = l; c < C && e.charCodeAt(c) === K;) {
			c++, c < C && e.charCodeAt(c) === b && c++;
			for (var N = 0; c < C && N < 4;) if (e.charCodeAt(c) === b) N++, c++;
			else if (e.charCodeAt(c) === p) N += 4, c++;
			else break;
			if (N >= 4) break;
			i = !1;
		}
		if (!i && f < 4 && c < C && e.charCodeAt(c) === he && !(c + 1 < t && e.charCodeAt(c + 1) === Cr)) {
			var m = Xi(e, c, r);
			if (m) {
				a = m, i = !1;
				continue;
			}
		}
		var L = e.charCodeAt(l);
		if (L === nr && f < 4) i = !1;
		else if (f < 4 && (L === F || L === ke || L === $e)) {
			for (var w = l, P = 0; w < C;) {
				var y = e.charCodeAt(w);
				if (y === L) P++;
				else if (y !== b && y !== p) break;
				w++;
			}
			i = !(P >= 3 && w >= C);
		} else i = !0;
		a = A < 0 ? t : A + 1;
	}
	return o;
}
function Xi(e, r, n) {
	let a = e.length;
	if (e.charCodeAt(r) !== he) return null;
	let t = r + 1 < a && e.charCodeAt(r + 1) === Cr, i = r + 1;
	for (; i < a;) {
		var o = e.charCodeAt(i);
		if (o === tr) {
			i++;
			break;
		}
		if (o === he) return null;
		o === me && i + 1 < a && i++, i++;
	}
	if (i > a || e.charCodeAt(i - 1) !== tr) return null;
	let A = At(e.slice(r + 1, i - 1));
	if (A.length > 999) return null;
	let C = at(A);
	if (!C || i >= a || e.charCodeAt(i) !== xe) return null;
	i++;
	let l = !1;
	for (; i < a;) {
		let I = e.charCodeAt(i);
		if (I === b || I === p) i++;
		else if (I === x && !l) l = !0, i++;
		else if (I === Jr && l) i++;
		else break;
	}
	if (t) {
		let I = e.indexOf(`
`, i), B = I < 0 ? a : I;
		return n[C] = {
			target: e.slice(i, B).trim(),
			title: void 0
		}, I < 0 ? a : I + 1;
	}
	var f;
	if (i < a && e.charCodeAt(i) === ae) {
		i++;
		for (var d = i; i < a && e.charCodeAt(i) !== K && e.charCodeAt(i) !== x;) e.charCodeAt(i) === me && i + 1 < a && e.charCodeAt(i + 1) !== x && i++, i++;
		if (i >= a || e.charCodeAt(i) !== K) return null;
		f = e.slice(d, i), i++;
		for (var R = e.indexOf(`
`, i), u = R < 0 ? a : R, s = i; s < u && (e.charCodeAt(s) === b || e.charCodeAt(s) === p);) s++;
		if (s < u) {
			if (s === i) return null;
			var H = e.charCodeAt(s);
			if (H !== cr && H !== ur && H !== fr) return null;
		}
	} else {
		for (var d = i, h = 0; i < a;) {
			var o = e.charCodeAt(i);
			if (o === fr) h++;
			else if (o === dr) {
				if (h === 0) break;
				h--;
			} else {
				if (o === b || o === p || o === x) break;
				if (o === me && i + 1 < a) {
					var _ = e.charCodeAt(i + 1);
					_ !== b && _ !== p && _ !== x && i++;
				}
			}
			i++;
		}
		if (f = e.slice(d, i), !f) return null;
	}
	for (; i < a && (e.charCodeAt(i) === b || e.charCodeAt(i) === p);) i++;
	var v = e.indexOf(`
`, i), g = v < 0 ? a : v, E, S = !1, c = i, N = i;
	if (i === g && i < a) for (N = i + 1; N < a && (e.charCodeAt(N) === b || e.charCodeAt(N) === p);) N++;
	if (N < a) {
		var m = e.charCodeAt(N);
		if (m === cr || m === ur || m === fr) {
			for (var L = m === fr ? 41 : m, w = N + 1, P = w; w < a;) {
				var y = e.charCodeAt(w);
				if (y === L) {
					for (var O = w + 1; O < a && (e.charCodeAt(O) === b || e.charCodeAt(O) === p);) O++;
					(O >= a || e.charCodeAt(O) === x) && (E = At(e.slice(P, w)), S = !0, c = O < a ? O + 1 : a);
					break;
				}
				if (y === me && w + 1 < a) {
					w += 2;
					continue;
				}
				if (y === x && w + 1 < a && e.charCodeAt(w + 1) === x) break;
				w++;
			}
			if (!S && N === i) return null;
		}
	}
	if (S) return n[C] || (n[C] = {
		target: Rr($n(f)),
		title: E === void 0 ? E : Rr($n(E))
	}), c;
	for (; i < g && (e.charCodeAt(i) === b || e.charCodeAt(i) === p);) i++;
	return i < g ? null : (n[C] || (n[C] = {
		target: Rr($n(f)),
		title: E
	}), v < 0 ? a : v + 1);
}
var or = new Uint8Array(Dt);
for (or[nr] |= sr, or[K] |= sr, or[F] |= sr | Br, or[Or] |= sr, or[ke] |= sr | Br, or[$e] |= sr | Br, or[te] |= sr | Br, or[Le] |= sr | Br, or[ae] |= sr | Br, or[he] |= Br, or[Ke] |= Br, or[ye] |= sr, xn = Z; xn <= Q; xn++) or[xn] |= sr;
var xn;
function si(e) {
	if (e.indexOf("[") < 0 && e.indexOf("]") < 0) return !1;
	for (var r = 0; r < e.length; r++) {
		if (e.charCodeAt(r) === me) {
			r++;
			continue;
		}
		if (e.charCodeAt(r) === he || e.charCodeAt(r) === tr) return !0;
	}
	return !1;
}
function at(e) {
	for (var r = e.length, n = !0, a = r > 0, t = 0; t < r; t++) {
		var i = e.charCodeAt(t);
		if (i === b) {
			if (n) {
				a = !1;
				break;
			}
			n = !0;
		} else if (i < 33 || i > 126 || i >= U && i <= W) {
			a = !1;
			break;
		} else n = !1;
	}
	if (a && !n) return e;
	var o = e.replace(/\s+/g, " ").trim();
	return o.indexOf("ẞ") !== -1 ? o.replace(/\u1E9E/g, "ss").toLowerCase() : o.toLowerCase();
}
function Ca(e) {
	return e < Kr ? or[e] : e === pa ? yr : 0;
}
function $n(e) {
	return e.indexOf("\\") === -1 ? e : e.replace(/\\([!"#$%&'()*+,\-./:;<=>?@[\\\]^_`{|}~])/g, "$1");
}
var na = null;
var ta = -1;
var it = -1;
var ft = null;
var dt = -1;
var vn = -1;
function de(e, r) {
	if (r >= ta && r <= it && e === na) return it;
	var n = e.indexOf(`
`, r), a = n < 0 ? e.length : n;
	return na = e, ta = r, it = a, a;
}
function q(e, r) {
	let n = de(e, r);
	return n < e.length ? n + 1 : n;
}
function Xn(e, r, n) {
	for (; r < n;) {
		let a = e.charCodeAt(r);
		if (a !== b && a !== p) break;
		r++;
	}
	return r;
}
function Zt(e, r) {
	let n = q(e, r);
	if (n >= dt && n <= vn && e === ft) return vn;
	for (ft = e, dt = n; n < e.length && !ir(e, n, de(e, n));) n = q(e, n);
	return vn = n < e.length ? n : e.length, vn;
}
function qr(e, r, n, a) {
	let t = 0;
	for (; r + t < n && e.charCodeAt(r + t) === a;) t++;
	return t;
}
var fe = 0;
var le = 0;
function we(e, r, n) {
	for (fe = 0, le = 0; r + le < n;) {
		let a = e.charCodeAt(r + le);
		if (a === p) fe += 4 - fe % 4;
		else if (a === b) fe++;
		else break;
		le++;
	}
}
function ir(e, r, n) {
	return Xn(e, r, n) >= n;
}
function Ji(e, r, n) {
	for (; r < n;) {
		var a = e.charCodeAt(r);
		if (a !== x && a !== b && a !== p) return !1;
		r++;
	}
	return !0;
}
function qo(e, r) {
	if (!e) return e;
	var n = r.A || (r.A = Object.create(null)), a = n[e];
	if (a === void 0) return n[e] = 0, e;
	for (var t = a + 1, i = `${e}-${t}`; n[i] !== void 0;) t++, i = `${e}-${t}`;
	return n[e] = t, n[i] = 0, i;
}
function el(e, r, n, a) {
	let t = de(e, r);
	if (we(e, r, t), fe > 3) return null;
	let i = r + le;
	if (e.charCodeAt(i) !== nr) return null;
	let o = qr(e, i, t, nr);
	if (o < 1 || o > 6 || (i += o, a.enforceAtxHeadings !== !1 && i < t && e.charCodeAt(i) !== b && e.charCodeAt(i) !== p)) return null;
	i = Xn(e, i, t);
	for (var A = t; A > i && e.charCodeAt(A - 1) === b;) A--;
	for (var C = A; A > i && e.charCodeAt(A - 1) === nr;) A--;
	if (A < C) if (A === i || e.charCodeAt(A - 1) === b) for (; A > i && e.charCodeAt(A - 1) === b;) A--;
	else A = C;
	let f = Tn(e.slice(i, A), !1, n, a);
	return {
		node: {
			type: T.heading,
			level: o,
			children: f,
			id: ""
		},
		end: q(e, t)
	};
}
function rl(e, r, n) {
	var a = e.charCodeAt(r);
	if (a !== Je && a !== F) return !1;
	for (var t = r; t < n && e.charCodeAt(t) === a;) t++;
	for (; t < n && (e.charCodeAt(t) === b || e.charCodeAt(t) === p);) t++;
	return t >= n;
}
function Vr(e, r) {
	let n = de(e, r);
	if (we(e, r, n), fe > 3) return null;
	let a = r + le, t = e.charCodeAt(a);
	if (t !== F && t !== ke && t !== $e) return null;
	let i = 0;
	for (; a < n;) {
		let o = e.charCodeAt(a);
		if (o === t) i++;
		else if (o !== b && o !== p) return null;
		a++;
	}
	return i < 3 ? null : {
		node: { type: T.breakThematic },
		end: q(e, n)
	};
}
var hi = 0;
var Hi = 0;
var vi = "";
function nl(e, r, n) {
	let a = de(e, r);
	if (we(e, r, a), fe > 3) return null;
	let t = fe, o = r + le, A = e.charCodeAt(o);
	if (A !== te && A !== Le) return null;
	let C = qr(e, o, a, A);
	if (C < 3) return null;
	o += C;
	let l = Xn(e, o, a), f = a;
	if (A === te) {
		for (let M = l; M < a; M++) if (e.charCodeAt(M) === te) return null;
	}
	for (; f > l && (e.charCodeAt(f - 1) === b || e.charCodeAt(f - 1) === p);) f--;
	let d = e.slice(l, f), R = "", u = "", s = d.indexOf(" ");
	s === -1 ? R = d : (R = d.slice(0, s), u = d.slice(s + 1).trim()), R = $n(R);
	var H;
	if (u) {
		_i.lastIndex = 0;
		for (var h; (h = _i.exec(u)) != null;) {
			var _ = h[2] === void 0 ? h[3] : h[2];
			ht(h[1], _, !1) || (H || (H = {}), H[h[1]] = _);
		}
	}
	let v = q(e, a), { length: g, length: E } = e;
	var S;
	A === hi && C === Hi ? S = vi : (S = String.fromCharCode(A).repeat(C), hi = A, Hi = C, vi = S);
	for (var c = v; c < e.length;) {
		var N = e.indexOf(S, c);
		if (N === -1) break;
		for (var m = N, L = 0; m > 0 && L < 4 && e.charCodeAt(m - 1) === b;) m--, L++;
		if (L <= 3 && (m === 0 || e.charCodeAt(m - 1) === x)) {
			for (var w = N + C; w < e.length && e.charCodeAt(w) === A;) w++;
			var P = de(e, w);
			if (ir(e, w, P)) {
				g = m, E = q(e, P);
				break;
			}
		}
		c = N + 1;
	}
	var y;
	if (t === 0) y = g > v && e.charCodeAt(g - 1) === x ? e.slice(v, g - 1) : e.slice(v, g);
	else {
		y = "";
		for (var O = v; O < g;) {
			var I = de(e, O);
			we(e, O, I);
			var B = Math.min(le, t);
			y += `${e.slice(O + B, I)}
`, O = q(e, I);
		}
		y.length > 0 && y.charCodeAt(y.length - 1) === x && (y = y.slice(0, -1));
	}
	return n.inList && (y = At(y)), {
		node: {
			type: T.codeBlock,
			lang: R || void 0,
			text: y,
			infoString: u || void 0,
			attrs: H
		},
		end: E
	};
}
function gi(e, r, n) {
	for (var a = 0, t = r; t < n && a < 4;) e.charCodeAt(t) === p ? a += 4 - a % 4 : a++, t++;
	if (a < 4) return "";
	for (var i = "", o = 4; o < a; o++) i += " ";
	return i + e.slice(t, n);
}
function tl(e, r) {
	if (we(e, r, de(e, r)), fe < 4) return null;
	let a = "", t = r;
	for (; t < e.length;) {
		let R = de(e, t);
		if (we(e, t, R), ir(e, t, R)) {
			for (var i = `${gi(e, t, R)}
`, o = q(e, R); o < e.length;) {
				var A = de(e, o);
				if (ir(e, o, A)) {
					i += `${gi(e, o, A)}
`, o = q(e, A);
					continue;
				}
				we(e, o, A), fe >= 4 && (a += i, t = o);
				break;
			}
			if (t !== o) break;
			continue;
		}
		if (fe < 4) break;
		let u = 0, s = 0;
		var C = 0;
		for (let H = t; H < R && s < 4; H++) {
			if (e.charCodeAt(H) === p) {
				var l = 4 - s % 4;
				s + l > 4 && (C = s + l - 4), s += l;
			} else s++;
			u++;
		}
		var f = "";
		if (C > 0) for (var d = 0; d < C; d++) f += " ";
		f += e.slice(t + u, R), a += `${f}
`, t = q(e, R);
	}
	for (; a.length > 0 && a.charCodeAt(a.length - 1) === x;) a = a.slice(0, -1);
	return a ? {
		node: {
			type: T.codeBlock,
			lang: void 0,
			text: a,
			infoString: void 0,
			attrs: void 0
		},
		end: t
	} : null;
}
function al(e, r, n, a) {
	if (we(e, r, de(e, r)), fe > 3) return null;
	let i = r + le;
	if (e.charCodeAt(i) !== K) return null;
	let o = "", A = r, C, l = !1, f = !1, d = !1;
	for (; A < e.length;) {
		let k = de(e, A);
		we(e, A, k);
		let G = A + le;
		if (e.charCodeAt(G) === K) {
			let z = G + 1;
			var R = fe + 1, u = !1;
			if (z < k) {
				var s = e.charCodeAt(z);
				s === b ? (z++, R++, u = !0) : s === p && (u = !0);
			}
			for (var H = "", h = !1, _ = z; _ < k; _++) if (e.charCodeAt(_) === p) {
				h = !0;
				break;
			}
			if (h) {
				var v = R;
				if (u && z < k && e.charCodeAt(z) === p) {
					for (var g = 4 - v % 4, E = 0; E < g - 1; E++) H += " ";
					v += g, z++;
				}
				for (var S = z; S < k; S++) if (e.charCodeAt(S) === p) {
					for (var c = 4 - v % 4, N = 0; N < c; N++) H += " ";
					v += c;
				} else H += e[S], v++;
			} else H = e.slice(z, k);
			if (!(o || C)) {
				let ee = H.match(/^\[!([A-Za-z]+)\]\s*$/);
				if (ee) {
					C = ee[1].toUpperCase(), A = q(e, k);
					continue;
				}
			}
			o += `${H}
`;
			var m = H.trimStart();
			m.startsWith("```") || m.startsWith("~~~") ? d = !d : (H.startsWith("    ") || H.startsWith("	")) && (d = !0), f = m.length > 0, A = q(e, k);
		} else if (o && !ir(e, A, k) && f) {
			if (fe < 4) {
				var L = A + le, w = L < k ? e.charCodeAt(L) : 0;
				if (w === nr || w === K || w === te || w === Le || w === ae || (w === F || w === ke || w === $e) && Vr(e, A) || (w === F || w === ke || w === Or) && L + 1 < k && (e.charCodeAt(L + 1) === b || e.charCodeAt(L + 1) === p)) break;
				if (w >= Z && w <= Q) {
					for (var P = L; P < k && e.charCodeAt(P) >= Z && e.charCodeAt(P) <= Q;) P++;
					if (P < k && (e.charCodeAt(P) === ar || e.charCodeAt(P) === dr)) break;
				}
			}
			if (d) break;
			o += `${e.slice(A, k)}
`, l = !0, A = q(e, k);
		} else break;
	}
	if (!(o || C)) return null;
	var { inBlockQuote: y, m: O } = n;
	n.inBlockQuote = !0, l && (n.m = !0);
	var I = n.f;
	n.f = I || !Ji(e, A, e.length);
	let B = jr(o || "", n, a);
	return n.f = I, n.inBlockQuote = y, n.m = O, {
		node: {
			type: T.blockQuote,
			children: B,
			alert: C || void 0
		},
		end: A
	};
}
function Ki(e, r, n) {
	for (var a = 0, t = r; t < n; t++) e.charCodeAt(t) === p ? a += 4 - a % 4 : a++;
	return a;
}
function zr(e, r, n) {
	if (we(e, r, n), fe > 3) return null;
	var a = r + le;
	if (a >= n) return null;
	var t = e.charCodeAt(a), i = fe, o = a, A = a;
	if (t === F || t === ke || t === Or) {
		if (o = a + 1, o < n && e.charCodeAt(o) !== b && e.charCodeAt(o) !== p && e.charCodeAt(o) !== x) return null;
	} else if (t >= Z && t <= Q) {
		for (; A < n && A - a < 9;) {
			var C = e.charCodeAt(A);
			if (C < Z || C > Q) break;
			A++;
		}
		if (A > a && A < n) {
			var l = e.charCodeAt(A);
			if (l === ar || l === dr) {
				if (o = A + 1, o < n && e.charCodeAt(o) !== b && e.charCodeAt(o) !== p && e.charCodeAt(o) !== x) return null;
			} else return null;
		} else return null;
	} else return null;
	var f = o, d = Ki(e, r, o), R = 0, u = f, s = d;
	if (f >= n) return {
		ordered: t >= Z && t <= Q,
		marker: t >= Z && t <= Q ? e[A] : e[a],
		start: t >= Z && t <= Q ? Number.parseInt(e.slice(a, A), 10) : void 0,
		contentStart: f,
		contentCol: d + 1,
		markerCol: i,
		isEmpty: !0
	};
	for (; u < n && (e.charCodeAt(u) === b || e.charCodeAt(u) === p);) {
		if (e.charCodeAt(u) === p) {
			var H = 4 - s % 4;
			s += H;
		} else s++;
		u++, R++;
	}
	var h = u >= n, _ = s - d;
	return h || _ > 4 ? (s = d + 1, u = f + 1, R = 1) : R === 0 && (s = d + 1, u = f, R = 1), {
		ordered: t >= Z && t <= Q,
		marker: t >= Z && t <= Q ? e[A] : e[a],
		start: t >= Z && t <= Q ? Number.parseInt(e.slice(a, A), 10) : void 0,
		contentStart: u,
		contentCol: s,
		markerCol: i,
		isEmpty: h
	};
}
var gn = 0;
function $i(e, r, n, a) {
	var t = 0, i = r;
	for (gn = 0; i < n && t < a;) {
		var o = e.charCodeAt(i);
		if (o === p) {
			var A = 4 - t % 4;
			if (t + A > a) {
				gn = t + A - a, i++, t = a;
				break;
			}
			t += A;
		} else if (o === b) t++;
		else break;
		i++;
	}
	return i;
}
function Ti(e, r, n, a) {
	var t = de(e, r), i = zr(e, r, t);
	if (!i) return null;
	var o = [], A = r, C = i.contentCol, l = "", f = i.isEmpty, d = !1, R = !1;
	if (!i.isEmpty) {
		for (var u = !1, s = i.contentStart; s < t; s++) if (e.charCodeAt(s) === p) {
			u = !0;
			break;
		}
		if (u) {
			var H = "", h = Ki(e, r, i.contentStart), _ = h - i.contentCol;
			if (_ > 0) for (var v = 0; v < _; v++) H += " ";
			for (var g = i.contentStart; g < t; g++) if (e.charCodeAt(g) === p) {
				for (var E = 4 - h % 4, S = 0; S < E; S++) H += " ";
				h += E;
			} else H += e[g], h++;
			l = `${H}
`;
		} else l = `${e.slice(i.contentStart, t)}
`;
	}
	for (A = q(e, t); A < e.length;) {
		var c = de(e, A);
		we(e, A, c);
		var N = e.charCodeAt(A + le);
		if (fe < C && (N === F || N === ke || N === $e) && fe <= 3 && Vr(e, A)) break;
		var m = zr(e, A, c);
		if (m && m.ordered === i.ordered && m.marker === i.marker && m.markerCol < C) {
			o.push({
				contentCol: C,
				raw: l,
				hasBlankAfter: d,
				isEmpty: f
			}), d && (R = !0), C = m.contentCol, f = m.isEmpty, d = !1, l = m.isEmpty ? "" : `${e.slice(m.contentStart, c)}
`, A = q(e, c);
			continue;
		}
		if (ir(e, A, c)) {
			var L = $i(e, A, c, C);
			if (gn > 0 || L < c) {
				for (var w = "", P = 0; P < gn; P++) w += " ";
				l += `${w + e.slice(L, c)}
`;
			} else l += `
`;
			A = q(e, c);
			for (var y = !1, O = 0; O < l.length; O++) {
				var I = l.charCodeAt(O);
				if (I !== x && I !== gr && I !== b && I !== p) {
					y = !0;
					break;
				}
			}
			if (f && !y) if (A < e.length) {
				var B = de(e, A), M = zr(e, A, B);
				if (!M || M.ordered !== i.ordered || M.marker !== i.marker) break;
				d = !0;
			} else break;
			if (A < e.length) {
				var k = de(e, A);
				we(e, A, k);
				var G = e.charCodeAt(A + le);
				if ((G === F || G === ke || G === $e) && fe <= 3 && Vr(e, A)) break;
				var z = zr(e, A, k);
				if (z && z.ordered === i.ordered && z.marker === i.marker && z.markerCol < C) {
					d = !0;
					continue;
				}
				if (!ir(e, A, k) && fe < C) break;
			}
			continue;
		}
		if (fe >= C) {
			var ee = $i(e, A, c, C);
			if (gn > 0) {
				for (var V = "", re = C, He = 0; He < gn; He++) V += " ", re++;
				for (var ne = ee; ne < c; ne++) if (e.charCodeAt(ne) === p) {
					for (var D = 4 - re % 4, se = 0; se < D; se++) V += " ";
					re += D;
				} else V += e[ne], re++;
				l += `${V}
`;
			} else l += `${e.slice(ee, c)}
`;
			A = q(e, c);
			continue;
		}
		for (var Ne = !1, _r = 0; _r < l.length; _r++) {
			var X = l.charCodeAt(_r);
			if (X !== x && X !== gr && X !== b && X !== p) {
				Ne = !0;
				break;
			}
		}
		if (!d && Ne && !f) {
			var _e = A + le, pe = e.charCodeAt(_e);
			if (!(pe === nr || pe === K || pe === ae || pe === te || pe === Le || (pe === F || pe === ke || pe === $e || pe === Or) && (Vr(e, A) != null || zr(e, A, c) != null) || pe >= Z && pe <= Q && zr(e, A, c) != null)) {
				l += `${e.slice(_e, c)}
`, A = q(e, c);
				continue;
			}
		}
		break;
	}
	if (o.push({
		contentCol: C,
		raw: l,
		hasBlankAfter: d,
		isEmpty: f
	}), o.length === 0) return null;
	var J = R;
	if (!J) for (var Y = 0; Y < o.length; Y++) {
		if (o[Y].hasBlankAfter && Y < o.length - 1) {
			J = !0;
			break;
		}
		if (!o[Y].isEmpty) {
			for (var ve = o[Y].raw, Re = ve.length, ge = 0, Hr = !1, Ze = !1, Qe = !1, be = !1, Be = 0, Dr = 0, Pe = -1; ge < Re;) {
				var Ae = ve.indexOf(`
`, ge);
				if (Ae < 0 && (Ae = Re), be) {
					we(ve, ge, Ae);
					for (var lr = ve.slice(ge + le, Ae), Ve = 0; Ve < lr.length && lr.charCodeAt(Ve) === Be;) Ve++;
					Ve >= Dr && lr.slice(Ve).trim() === "" && (be = !1), ge = Ae < Re ? Ae + 1 : Re;
					continue;
				}
				if (ir(ve, ge, Ae)) {
					Pe >= 0 ? Qe = !0 : Hr && (Ze = !0), ge = Ae < Re ? Ae + 1 : Re;
					continue;
				}
				if (we(ve, ge, Ae), Pe >= 0) {
					if (fe >= Pe) {
						ge = Ae < Re ? Ae + 1 : Re;
						continue;
					}
					var Ue = zr(ve, ge, Ae);
					if (Ue && Ue.markerCol < Pe && Ue.contentCol <= Pe) {
						ge = Ae < Re ? Ae + 1 : Re;
						continue;
					}
					if (Ue) {
						ge = Ae < Re ? Ae + 1 : Re;
						continue;
					}
					Pe = -1, Qe && (Ze = !0, Qe = !1);
				}
				var vr = ve.slice(ge + le, Ae), er = vr.charCodeAt(0);
				if ((er === te || er === Le) && fe <= 3) {
					for (var Ye = 0; Ye < vr.length && vr.charCodeAt(Ye) === er;) Ye++;
					if (Ye >= 3) {
						if (Ze && Hr) {
							J = !0;
							break;
						}
						be = !0, Be = er, Dr = Ye, Hr = !0, ge = Ae < Re ? Ae + 1 : Re;
						continue;
					}
				}
				var j = fe <= 3 ? zr(ve, ge, Ae) : null;
				if (j && Hr) {
					if (Ze) {
						J = !0;
						break;
					}
					Pe = j.contentCol, Qe = !1, ge = Ae < Re ? Ae + 1 : Re, Hr = !0;
					continue;
				}
				if (Ze) {
					J = !0;
					break;
				}
				Hr = !0, ge = Ae < Re ? Ae + 1 : Re;
			}
			if (J) break;
		}
	}
	for (var Te = [], je = 0; je < o.length; je++) {
		for (var rr = o[je], Ie = rr.raw, Xe = Ie.length; Xe > 0 && Ie.charCodeAt(Xe - 1) === x;) Xe--;
		var Oe = Xe < Ie.length ? Ie.slice(0, Xe) : Ie, pr = null;
		if (Oe.length >= 3 && Oe.charCodeAt(0) === he) {
			var Ar = Oe[1];
			(Ar === " " || Ar === "x" || Ar === "X") && Oe.charCodeAt(2) === tr && (pr = {
				type: T.gfmTask,
				completed: Ar === "x" || Ar === "X"
			}, Oe = Oe.slice(3));
		}
		var ue;
		if (rr.isEmpty && Oe.trim() === "") ue = [];
		else if (J) {
			var en = n.inList;
			n.inList = !0;
			var rn = n.f;
			n.f = rn || je !== o.length - 1, ue = jr(Oe, n, a), n.f = rn, n.inList = en;
		} else {
			var Ce = n.inList;
			n.inList = !0;
			var Se = n.f;
			if (n.f = Se || je !== o.length - 1, ue = jr(Oe, n, a), n.f = Se, n.inList = Ce, ue.length === 1 && ue[0].type === T.paragraph) ue = ue[0].children;
			else if (n.r) {
				var Ee = [];
				n.r.push({
					src: ue,
					dest: Ee,
					unwrap: !0
				}), ue = Ee;
			} else {
				for (var En = [], nn = 0; nn < ue.length; nn++) if (ue[nn].type === T.paragraph) for (var Un = ue[nn].children, Nn = 0; Nn < Un.length; Nn++) En.push(Un[Nn]);
				else En.push(ue[nn]);
				ue = En;
			}
		}
		if (pr) {
			var cn = [pr, {
				type: T.text,
				text: " "
			}];
			if (n.r) n.r.push({
				src: ue,
				dest: cn,
				unwrap: !1
			});
			else for (var Rn = 0; Rn < ue.length; Rn++) cn.push(ue[Rn]);
			Te.push(cn);
		} else Te.push(ue);
	}
	return {
		node: {
			type: i.ordered ? T.orderedList : T.unorderedList,
			start: i.ordered ? i.start : void 0,
			items: Te
		},
		end: A
	};
}
var _t = /* @__PURE__ */ new Set([
	"address",
	"article",
	"aside",
	"base",
	"basefont",
	"blockquote",
	"body",
	"caption",
	"center",
	"col",
	"colgroup",
	"dd",
	"details",
	"dialog",
	"dir",
	"div",
	"dl",
	"dt",
	"fieldset",
	"figcaption",
	"figure",
	"footer",
	"form",
	"frame",
	"frameset",
	"h1",
	"h2",
	"h3",
	"h4",
	"h5",
	"h6",
	"head",
	"header",
	"hr",
	"html",
	"iframe",
	"legend",
	"li",
	"link",
	"main",
	"menu",
	"menuitem",
	"nav",
	"noframes",
	"ol",
	"optgroup",
	"option",
	"p",
	"param",
	"search",
	"section",
	"summary",
	"table",
	"tbody",
	"td",
	"tfoot",
	"th",
	"thead",
	"title",
	"tr",
	"track",
	"ul"
]);
function mr(e, r, n) {
	let a = {};
	var t = r.charCodeAt(0), i = t >= U && t <= W && !!Wr(n.overrides, r, void 0);
	for (let [C, l] of Object.entries(e)) {
		let f = C.toLowerCase();
		if (f === "style" && typeof l == "string") {
			let d = {}, R = [], u = 0, s = 0;
			for (let h = 0; h < l.length; h++) {
				let _ = l.charCodeAt(h);
				_ === fr ? u++ : _ === dr ? u-- : _ === On && u === 0 && (R.push(l.slice(s, h)), s = h + 1);
			}
			s < l.length && R.push(l.slice(s));
			let H = !1;
			R.forEach((h) => {
				let _ = h.indexOf(":");
				if (_ === -1) return;
				let v = h.slice(0, _).trim(), g = h.slice(_ + 1).trim();
				if (v && g) {
					if (/url\s*\(\s*(javascript|vbscript|data:(?!image\/))/i.test(g)) {
						H = !0;
						return;
					}
					let E = v.indexOf("-") === -1 ? v : v.replace(/-([a-z])/g, (S, c) => c.toUpperCase());
					d[E] = g;
				}
			}), !H && Object.keys(d).length > 0 && (a[C] = d);
		} else if ((f === "href" || f === "src") && n?.sanitizer) {
			let d = n.sanitizer(l, r, f);
			d != null && (a[C] = d);
		} else if (l === "") a[C] = !0;
		else if (i && l.length >= 2 && l.charCodeAt(0) === xr && l.charCodeAt(l.length - 1) === Vn) {
			var o = l.slice(1, -1);
			if (o.length > 0) {
				var A = o.charCodeAt(0);
				if (A === he || A === xr) try {
					a[C] = JSON.parse(o);
					continue;
				} catch {}
			}
			if (o === "true") {
				a[C] = !0;
				continue;
			}
			if (o === "false") {
				a[C] = !1;
				continue;
			}
			if (n?.evalUnserializableExpressions) try {
				a[C] = (0, eval)(`(${o})`);
				continue;
			} catch {}
			a[C] = o;
		} else a[C] = l;
	}
	return a;
}
function dn(e, r, n, a) {
	let t = r.length;
	for (var i = r.charAt(0), o = a - t, A = n; A <= o;) {
		var C = e.indexOf(i, A);
		if (C === -1 || C > o) return -1;
		for (var l = !0, f = 1; f < t; f++) {
			var d = e.charCodeAt(C + f), R = r.charCodeAt(f);
			if (d >= U && d <= W && (d += on), R >= U && R <= W && (R += on), d !== R) {
				l = !1;
				break;
			}
		}
		if (l) return C;
		A = C + 1;
	}
	return -1;
}
function il(e, r, n) {
	for (var a = 0; a < n.length; a++) {
		var t = e.charCodeAt(r + a);
		if (t >= U && t <= W && (t += on), t !== n.charCodeAt(a)) return !1;
	}
	return !0;
}
function ol(e, r, n) {
	for (var a = r.charAt(0), t = Math.min(n, e.length - r.length), i = t < 0 ? -1 : e.lastIndexOf(a, t); i !== -1 && !il(e, i, r);) i = i === 0 ? -1 : e.lastIndexOf(a, i - 1);
	return i;
}
var wr = null;
var Yr = Object.create(null);
var Pr = null;
var _n = 0;
function Gi() {
	wr = null, Yr = Object.create(null), Pr = null, _n = 0;
}
function Ht(e) {
	return e === K || e === b || e === p || e === x;
}
function ll(e) {
	for (var r = Object.create(null), n = e.indexOf("</"); n !== -1;) {
		for (var a = n + 2, t = e.charCodeAt(a); a < e.length && t !== ie && !Ht(t);) t = e.charCodeAt(++a);
		(a === e.length || t !== ie) && (r[e.slice(n + 2, a).toLowerCase()] = n), n = e.indexOf("</", a - 1);
	}
	return r;
}
var ut = -1;
function aa(e, r, n, a) {
	let t = n.toLowerCase(), i = `<${t}`, o = `</${t}`, A = 1, C = r;
	if (ut = -1, wr === e) {
		if (Pr !== null) {
			var l = Pr[t];
			if (l === void 0 || l < r) return -1;
		}
		var f = Yr[t];
		if (f !== void 0) {
			if (r >= f.noCloseFrom && a <= f.noCloseEnd) return -1;
			if (a === f.failEnd) {
				var d = f.failStarts, R = Si(d, r);
				if (R < d.length && d[R] === r) return -1;
			}
		}
	}
	for (var u = null, s = -1, H = -2, h = -2; C < a && A > 0;) {
		if (H !== -1 && H < C && (H = dn(e, i, C, a)), h < C && (h = dn(e, o, C, a)), h === -1) {
			s = C;
			break;
		}
		if (H !== -1 && H < h) {
			let L = Tr(e, H);
			L ? (L.tag.toLowerCase() === t && !L.g && !L.n && !Mr(L.tag) && (A++, u === null && (u = []), u.push(L.end)), C = L.end) : C = H + 1;
		} else {
			var _ = h + o.length;
			if (Ht(_ < e.length ? e.charCodeAt(_) : K)) {
				if (A--, A === 0) {
					ut = h;
					let L = h + o.length;
					for (; L < e.length && e.charCodeAt(L) !== K;) L++;
					return L + 1;
				}
				u === null && (u = []), u.push(-1);
			}
			C = h + 1;
		}
	}
	wr !== e && (Gi(), wr = e), _n += a - r, Pr === null && _n >= e.length && (Pr = ll(e));
	var g = Yr[t];
	g === void 0 && (g = Yr[t] = {
		failEnd: -1,
		failStarts: [],
		noCloseEnd: -1,
		noCloseFrom: -1
	}), s !== -1 && (g.noCloseFrom = s, g.noCloseEnd = a);
	var E = g.failStarts;
	if (g.failEnd !== a && (E.length = 0, g.failEnd = a), E.length = Si(E, r), u === null) return -1;
	for (var S = A, c = A, N = u.length - 1; N >= 0; N--) {
		var m = u[N] !== -1;
		S < c && (u[N] = -1), c < S && (S = c), c += m ? -1 : 1;
	}
	for (N = 0; N < u.length; N++) u[N] !== -1 && E.push(u[N]);
	return -1;
}
function Si(e, r) {
	for (var n = 0, a = e.length; n < a;) {
		var t = n + a >> 1;
		e[t] < r ? n = t + 1 : a = t;
	}
	return n;
}
var Bn = null;
var Pn = null;
function Ei(e, r, n, a, t) {
	if (e !== null && e.s === r && n >= e.from && n <= e.at) return e;
	for (var i = r.indexOf(a, n); i !== -1;) {
		if (t.lastIndex = i, t.test(r)) return {
			at: i,
			from: n,
			s: r
		};
		i = r.indexOf(a, i + 1);
	}
	return {
		at: r.length,
		from: n,
		s: r
	};
}
function Al(e, r, n) {
	for (var a = 0, t = r, i = e.charCodeAt(t); i === x || i === b || i === p;) i === x && a++, i = e.charCodeAt(++t);
	if (a < 2 || i !== ae) return !1;
	if (e.slice(t, t + n.length).toLowerCase() !== n) return !0;
	var o = t + n.length;
	return !Ht(o < e.length ? e.charCodeAt(o) : K);
}
function Cl(e, r) {
	var n = Tr(e, r);
	if (n === null) return !1;
	var a = n.tag.charCodeAt(0);
	return a >= U && a <= W || n.tag.includes("-");
}
function Ui(e, r, n, a) {
	if (a.ignoreHTMLBlocks || a.disableParsingRawHTML) return null;
	var t = de(e, r);
	if (we(e, r, t), fe > 3 && !n.inHTML) return null;
	var i = r + le;
	if (e.charCodeAt(i) !== ae) return null;
	var o = e.indexOf(">", i + 1);
	if (o !== -1 && o < t) {
		var A = e.slice(i + 1, o);
		if (/^[a-zA-Z][a-zA-Z0-9+.-]*:/.test(A) || /^[^\s@]+@[^\s@]+$/.test(A)) return null;
	}
	var C = Fi(e, i);
	if (C >= 1 && C <= 5) {
		var l = e.length;
		if (C === 1) {
			Pn = Ei(Pn, e, i, "</", Xo);
			var f = Pn.at;
			f < e.length && (l = q(e, e.indexOf(">", f) + 1));
		} else {
			var d = C === 2 ? "-->" : C === 3 ? "?>" : C === 4 ? ">" : "]]>", R = e.indexOf(d, i);
			R >= 0 && (l = q(e, R + d.length));
		}
		var u = e.slice(i, l);
		if (C >= 2) return {
			node: {
				type: T.htmlComment,
				text: De(u),
				t: !1,
				raw: !0
			},
			end: l
		};
		var s = "div", H = u.match(/^<\/?([a-zA-Z][a-zA-Z0-9-]*)/);
		H && (s = H[1]);
		var h = Tr(e, i), _ = {}, v;
		h && !h.g && (_ = mr(h.attrs, s, a), v = h.i + h.a);
		var g = [], c = dn(u, `</${s.toLowerCase()}`, 0, u.length), N = "", m, L, w;
		if (h?.g) {
			w = lt(e, i, h.end, s);
			for (var P = u.slice(h.end - i); P.length > 0 && P.charCodeAt(P.length - 1) === x;) P = P.slice(0, -1);
			P && (L = De(P));
		} else if (h && !h.g) {
			var y = h.end - i;
			if (c === -1) {
				for (var O = u; O.length > 0 && O.charCodeAt(O.length - 1) === x;) O = O.slice(0, -1);
				m = De(O);
				var I = y;
				u.charCodeAt(I) === x && (I += 1), N = O.slice(I);
			} else {
				var B = y;
				u.charCodeAt(B) === x && B++;
				for (var M = c; M > B;) {
					var k = u.charCodeAt(M - 1);
					if (k !== b && k !== p && k !== x && k !== gr) break;
					M--;
				}
				var G = u.slice(B, M);
				G && (L = De(G));
				for (var z = u.slice(c); z.length > 0 && z.charCodeAt(z.length - 1) === x;) z = z.slice(0, -1);
				w = De(z), N = u.slice(y, c).trim();
			}
		}
		var ee = h ? h.g : !1;
		return {
			node: {
				type: T.htmlBlock,
				tag: s,
				attrs: _,
				a: v,
				children: g,
				e: L,
				j: w,
				k: m,
				h: void 0,
				text: N && De(N),
				c: !0,
				b: ee
			},
			end: l
		};
	}
	if (C === 6 || C === 7) {
		var V = Zt(e, r), re = V < e.length ? V : e.length, He = e.slice(i, re), ne = V < e.length ? q(e, V) : e.length, D = Tr(e, i);
		if (D) {
			var se = D.tag, Ne = se.toLowerCase();
			if (D.g) {
				var X = e.slice(D.end, re), _e = { keepingChildren: void 0 }, pe = X ? De(X, void 0, _e) : void 0;
				return {
					node: {
						type: T.htmlBlock,
						tag: se,
						attrs: {},
						children: [],
						j: lt(e, i, D.end, se),
						e: pe,
						h: _e.keepingChildren,
						text: pe || "",
						c: !0,
						b: !0
					},
					end: ne
				};
			}
			if (D.n || Mr(se)) return {
				node: {
					type: T.htmlBlock,
					tag: se,
					attrs: mr(D.attrs, se, a),
					a: D.i + D.a,
					children: [],
					h: void 0,
					text: "",
					c: !1,
					b: !1
				},
				end: D.end < e.length && e.charCodeAt(D.end) === x ? D.end + 1 : D.end
			};
			var Ge = n.d || 0, J = e.slice(i, re), Y = -1, ve = -1, Re = !1;
			if (Ge < 10) {
				for (var ge = `</${Ne}`, Hr = D.end - i, Ze = 1, Qe = Hr, be = -2, Be = -2; Qe < J.length && Ze > 0 && (be !== -1 && be < Qe && (be = dn(J, `<${Ne}`, Qe, J.length)), Be < Qe && (Be = dn(J, ge, Qe, J.length)), Be !== -1);) if (be !== -1 && be < Be) {
					var Dr = be + Ne.length + 1;
					if (Dr < J.length) {
						var Pe = J.charCodeAt(Dr);
						(Pe === b || Pe === p || Pe === x || Pe === K || Pe === ie) && Ze++;
					}
					Qe = be + 1;
				} else {
					var Ae = Be + ge.length;
					if (Ae < J.length) {
						if (Ht(J.charCodeAt(Ae)) && (Ze--, Ze === 0)) {
							Y = Be;
							for (var lr = Ae; lr < J.length && J.charCodeAt(lr) !== K;) lr++;
							ve = lr + 1;
							break;
						}
					} else if (Ze--, Ze === 0) {
						Y = Be, ve = J.length;
						break;
					}
					Qe = Be + 1;
				}
				if (Y === -1 && !D.g && (C === 6 || D.y) && !Al(e, D.end, ge)) {
					Bn = Ei(Bn, e, D.end, "<", Do);
					var Ve = aa(e, D.end, Ne, Bn.at);
					if (Ve !== -1) {
						var Ue = ut;
						if (Ue > Zt(e, D.end)) {
							var vr = de(e, Ve);
							re = vr, ne = q(e, vr), J = e.slice(i, re), He = e.slice(i, re), Y = Ue - i, ve = Ve - i, Re = !0;
						}
					}
				}
			}
			var er = D.a.indexOf(`
`) !== -1 || D.i.indexOf(`
`) !== -1, Ye = !1;
			if (Y !== -1) Ye = J.slice(ve).trim().length === 0;
			var Te = !1, je = re, rr = ne;
			if (Y !== -1) {
				var Ie = i + ve, Xe = de(e, Ie - 1);
				if (Ie < Xe) {
					for (var Oe = Ie; Oe < Xe && (e.charCodeAt(Oe) === b || e.charCodeAt(Oe) === p);) Oe++;
					if (Oe < Xe && e.charCodeAt(Oe) === ae) {
						var pr = Tr(e, Oe);
						pr && !pr.g && (Te = !0, je = Ie, rr = Ie, Ye = !0);
					}
				}
				if (!Te) {
					var Ar = q(e, Xe);
					if (Ar < re) {
						for (var ue = Ar; ue < re && (e.charCodeAt(ue) === b || e.charCodeAt(ue) === p);) ue++;
						if (ue < re && e.charCodeAt(ue) === ae) Tr(e, ue) && (Te = !0, je = Xe, rr = Ar, Ye = !0);
					}
				}
				if (!Te && n.inHTML) {
					Te = !0, je = Xe, rr = q(e, Xe);
					Ye = e.slice(Ie, Xe).trim().length === 0;
				}
			}
			var Ce = [], Se = "";
			if (Y !== -1) {
				Se = J.slice(D.end - i, Y);
				var Ee = Se.trim();
				if (Ee) {
					var { inline: En, inHTML: nn, d: Un } = n;
					n.inHTML = !0, n.d = Ge + 1;
					if (Ne === "p") n.inline = !0, Ce = Tn(Ee, !1, n, a);
					else {
						var cn = Se.indexOf(`

`) !== -1, Rn = Wt(a).test(Ee), gt = di.test(Ee), Qi = cn || Rn || n.inHTML && gt;
						Se.length >= 2 && Se.charCodeAt(0) === x && Se.charCodeAt(Se.length - 1) === x && !cn && !Rn && !gt ? Ce = [{
							type: T.text,
							text: Ee
						}] : Qi || gt ? (n.inline = !1, Ce = jr(Se, n, a)) : (n.inline = !0, Ce = Tn(Ee, !1, n, a));
					}
					n.inline = En, n.inHTML = nn, n.d = Un;
				}
			}
			var Ra = !1;
			if (C === 6 && Y !== -1 && !n.inHTML && !er) {
				var Yi = /<[a-zA-Z][^>]*>/.test(Se), ji = Se.indexOf(`

`) !== -1 || Wt(a).test(Se);
				Yi && !ji && (Ra = !0);
			}
			if (!Re && (n.inHTML || C === 7 || er || !Ye || Ra)) {
				var bn, Sr, sa = !1;
				if (Y !== -1 && Te) {
					var ha = !1;
					if (n.inHTML && ve < J.length) {
						for (var Fn = ve; Fn < J.length && J.charCodeAt(Fn) !== x;) Fn++;
						var $t = J.slice(ve, Fn).trim();
						ha = $t.length > 1 && $t.charCodeAt(0) === ae && $t.charCodeAt(1) !== ie;
					}
					Sr = ha ? J.slice(D.end - i) : Se, sa = !0;
				} else (C === 7 || n.inHTML) && Y !== -1 ? (Sr = J.slice(D.end - i), Sr.charCodeAt(0) === x && (Sr = Sr.slice(1))) : Te ? bn = e.slice(i, je) : er ? bn = He : (Sr = J.slice(D.end - i), Sr.charCodeAt(0) === x && (Sr = Sr.slice(1)));
				var Ha = bn !== void 0, Tt = Sr || "";
				bn !== void 0 && (Tt = bn);
				var va = { keepingChildren: void 0 }, St = De(Tt, void 0, va), sn = Se;
				Y === -1 && (sn = J.slice(D.end - i)), !(Y !== -1 && Te) && sn.charCodeAt(0) === x && (sn = sn.slice(1));
				var ga = St;
				sn !== Tt && (ga = De(sn));
				var $a = {
					type: T.htmlBlock,
					tag: se,
					attrs: mr(D.attrs, se, a),
					a: D.i + D.a,
					children: Ce,
					e: Ha ? void 0 : St,
					k: Ha ? St : void 0,
					h: va.keepingChildren,
					text: ga,
					c: !0,
					b: !1
				};
				return sa && ($a.C = !0), {
					node: $a,
					end: rr
				};
			}
			var Ta = De(Se);
			return {
				node: {
					type: T.htmlBlock,
					tag: se,
					attrs: mr(D.attrs, se, a),
					a: D.i + D.a,
					children: Ce,
					e: Re ? void 0 : Ta,
					h: void 0,
					text: Ta,
					c: !1,
					b: !1
				},
				end: rr
			};
		}
		var Wn = He.match(/^<(\/?)([a-zA-Z][a-zA-Z0-9-]*)/), eo = Wn ? Wn[2] : "div", Sa = Wn ? Wn[1] === "/" : !1, Et, Nt, bt, mt = { keepingChildren: void 0 }, kt = "";
		if (Sa) {
			var wt = He.indexOf(">");
			wt === -1 ? Et = He : (Et = He.slice(0, wt + 1), kt = He.slice(wt + 1), kt && (Nt = De(kt, void 0, mt)));
		} else bt = De(He, void 0, mt);
		return {
			node: {
				type: T.htmlBlock,
				tag: eo,
				attrs: {},
				children: [],
				e: Nt,
				j: Et,
				k: bt,
				h: mt.keepingChildren,
				text: bt || Nt || "",
				c: !0,
				b: Sa
			},
			end: ne
		};
	}
	var Fe = Tr(e, i);
	if (!Fe) return null;
	var Ir = Fe.tag, pt = Ir.toLowerCase(), Ea = Ir.charCodeAt(0), It = Ea >= U && Ea <= W;
	if (!(It || _t.has(pt) || Kn.has(pt) || pt.includes("-"))) return null;
	if (Fe.g) return {
		node: {
			type: T.htmlSelfClosing,
			tag: Ir,
			attrs: {},
			j: lt(e, i, Fe.end, Ir),
			b: !0
		},
		end: Fe.end
	};
	var tn = aa(e, Fe.end, Ir, e.length), mn = [];
	if (tn !== -1) {
		var ro = ut, zn = e.slice(Fe.end, ro), Zn = zn.trim();
		if (Zn) {
			var no = zn.indexOf(`

`) !== -1, to = Wt(a).test(Zn), ao = di.test(Zn), { inline: io, inHTML: oo, d: lo } = n;
			n.inHTML = !0, n.d = (n.d || 0) + 1, no || to || ao ? (n.inline = !1, mn = jr(zn, n, a)) : (n.inline = !0, mn = Tn(Zn, !1, n, a)), n.inline = io, n.inHTML = oo, n.d = lo;
		}
		var Ao = de(e, tn), Lt = e.slice(tn, Ao).trim() ? tn : q(e, tn), fo = It ? e.slice(i, tn) : e.slice(i, Lt), Na = { keepingChildren: void 0 }, _o = De(fo, void 0, Na);
		return {
			node: {
				type: T.htmlBlock,
				tag: Ir,
				attrs: mr(Fe.attrs, Ir, a),
				a: Fe.i + Fe.a,
				children: mn,
				k: _o,
				h: Na.keepingChildren,
				text: De(zn),
				c: !0,
				b: !1
			},
			end: Lt
		};
	}
	var kn = Zt(e, Fe.end), uo = kn < e.length ? q(e, kn) : kn, ba = e.slice(Fe.end, kn);
	if (ba.trim()) {
		var { inline: co, inHTML: Ro, d: so } = n;
		n.inline = !1, n.inHTML = !0, n.d = (n.d || 0) + 1, mn = jr(ba, n, a), n.inline = co, n.inHTML = Ro, n.d = so;
	}
	var ma = { keepingChildren: void 0 }, ka = De(e.slice(Fe.end, kn), void 0, ma);
	return {
		node: {
			type: T.htmlBlock,
			tag: Ir,
			attrs: mr(Fe.attrs, Ir, a),
			a: Fe.i + Fe.a,
			children: mn,
			e: ka,
			h: ma.keepingChildren,
			text: ka,
			c: !0,
			b: !1
		},
		end: uo
	};
}
function Fi(e, r) {
	if (e.charCodeAt(r) !== ae) return 0;
	var n = r + 1, a = e.length;
	if (e.charCodeAt(n) === Ke && e.charCodeAt(n + 1) === F && e.charCodeAt(n + 2) === F) return 2;
	if (e.charCodeAt(n) === an) return 3;
	if (e.charCodeAt(n) === Ke) {
		var t = e.charCodeAt(n + 1);
		if (t >= U && t <= W) return 4;
		if (e.slice(n + 1, n + 8) === "[CDATA[") return 5;
	}
	for (var i = e.charCodeAt(n) === ie, o = i ? n + 1 : n, A = o; A < a;) {
		var C = e.charCodeAt(A);
		if (C >= U && C <= W || C >= oe && C <= ce || C >= Z && C <= Q || C === F) A++;
		else break;
	}
	if (A === o) return 0;
	var l = e.slice(o, A);
	if (Kn.has(l.toLowerCase())) {
		if (i) return 0;
		var f = e.charCodeAt(A);
		return f === b || f === p || f === K || f === x || A >= a ? 1 : 0;
	}
	if (_t.has(l.toLowerCase())) {
		if (i) {
			for (var d = A; d < a && (e.charCodeAt(d) === b || e.charCodeAt(d) === p);) d++;
			return d < a && e.charCodeAt(d) === K ? 6 : 0;
		}
		var R = A < a ? e.charCodeAt(A) : -1;
		return R === b || R === p || R === K || R === x || R === ie || R === -1 ? 6 : 0;
	}
	if (i) {
		for (var u = A; u < a && (e.charCodeAt(u) === b || e.charCodeAt(u) === p);) u++;
		if (u < a && e.charCodeAt(u) === K) {
			var s = de(e, r);
			if (e.slice(u + 1, s).trim() === "") return 7;
		}
	} else {
		var h = de(e, r), _ = Tr(e, r);
		if (_ && _.end <= h) {
			if (e.slice(_.end, h).trim() === "") return 7;
		}
	}
	return 0;
}
function Ni(e, r, n) {
	for (var a = 0, t = e.length; a < t && (e.charCodeAt(a) === b || e.charCodeAt(a) === p || e.charCodeAt(a) === Jr);) a++;
	for (; t > a && (e.charCodeAt(t - 1) === b || e.charCodeAt(t - 1) === p);) t--;
	a < t && e.charCodeAt(a) === ye && a++, t > a && e.charCodeAt(t - 1) === ye && (t - 2 < a || e.charCodeAt(t - 2) !== me) && t--;
	for (var i = [], o = a, A = !1, C = [], l = a; l < t;) {
		var f = e.charCodeAt(l);
		if (f === me && l + 1 < t) {
			e.charCodeAt(l + 1) === ye ? (A || (A = !0, C = []), C.push(e.slice(o, l)), C.push("|"), l += 2, o = l) : l += 2;
			continue;
		}
		if (f === te) {
			for (var d = 0; l < t && e.charCodeAt(l) === te;) d++, l++;
			for (var R = !1; l < t && !R;) {
				for (var u = 0; l < t && e.charCodeAt(l) === te;) u++, l++;
				u === d ? R = !0 : u === 0 && l++;
			}
			continue;
		}
		if (f === ye) {
			var s = A ? (C.push(e.slice(o, l)), C.join("")) : e.slice(o, l);
			i.push(s.trim()), l++, o = l, A = !1, C = [];
			continue;
		}
		l++;
	}
	var H = A ? (C.push(e.slice(o, t)), C.join("")) : e.slice(o, t);
	return i.push(H.trim()), i.map((h) => {
		var _ = h.indexOf("\\|") === -1 ? h : h.replace(/\\[\s\S]/g, (v) => v === "\\|" ? "|" : v);
		return _ ? Tn(_, !1, r, n) : [];
	});
}
function bi(e, r, n, a) {
	let t = de(e, r);
	var i = e.indexOf("|", r);
	if (i < 0 || i >= t) return null;
	let o = q(e, t);
	if (o >= e.length) return null;
	let A = de(e, o);
	if (!yi(e, o, A)) return null;
	let C = e.slice(r, t), l = e.slice(o, A);
	for (var f = [], d = 0, R = l.length; d < R && (l.charCodeAt(d) === b || l.charCodeAt(d) === p);) d++;
	for (d < R && l.charCodeAt(d) === ye && d++; d < R;) {
		for (; d < R && (l.charCodeAt(d) === b || l.charCodeAt(d) === p);) d++;
		if (d >= R || l.charCodeAt(d) === ye) break;
		var u = l.charCodeAt(d) === xe;
		for (u && d++; d < R && l.charCodeAt(d) === F;) d++;
		var s = d < R && l.charCodeAt(d) === xe;
		for (s && d++, f.push(u && s ? "center" : s ? "right" : u ? "left" : null); d < R && (l.charCodeAt(d) === b || l.charCodeAt(d) === p);) d++;
		d < R && l.charCodeAt(d) === ye && d++;
	}
	let H = Ni(C, n, a);
	if (f.length !== H.length) return null;
	let h = [], _ = q(e, A);
	for (; _ < e.length;) {
		let N = de(e, _), m = e.slice(_, N);
		if (ir(e, _, N)) break;
		if (we(e, _, N), fe < 4) {
			var v = e.charCodeAt(_ + le);
			if (v === K || v === nr || (v === F || v === ke || v === $e) && Vr(e, _)) break;
			if (v === te || v === Le) {
				for (var g = _ + le, E = 0; g < N && e.charCodeAt(g) === v;) E++, g++;
				if (E >= 3) break;
			}
		}
		h.push(Ni(m, n, a)), _ = q(e, N);
	}
	if (a.optimizeForStreaming && h.length === 0) return null;
	for (var S = H.length, c = 0; c < h.length; c++) if (h[c].length < S) for (; h[c].length < S;) h[c].push([]);
	else h[c].length > S && (h[c].length = S);
	return {
		node: {
			type: T.table,
			header: H,
			cells: h,
			align: f
		},
		end: _
	};
}
function fl(e, r, n) {
	if (we(e, r, de(e, r)), fe > 3) return null;
	var t = r + le;
	if (e.charCodeAt(t) !== he) return null;
	if (t + 1 < e.length && e.charCodeAt(t + 1) === Cr) return dl(e, t, n) || null;
	n.refs || (n.refs = Object.create(null));
	var o = Xi(e, t, n.refs);
	return o === null ? null : {
		node: { type: T.refCollection },
		end: o
	};
}
function dl(e, r, n) {
	var a = e.length;
	if (e.charCodeAt(r) !== he || r + 1 >= a || e.charCodeAt(r + 1) !== Cr) return null;
	for (var t = r + 2, i = t; t < a && e.charCodeAt(t) !== tr;) {
		if (e.charCodeAt(t) === x) return null;
		t++;
	}
	if (t >= a) return null;
	var o = `^${e.slice(i, t)}`.toLowerCase();
	if (t++, t >= a || e.charCodeAt(t) !== xe) return null;
	for (t++; t < a && (e.charCodeAt(t) === b || e.charCodeAt(t) === p);) t++;
	if (t < a && e.charCodeAt(t) === x) {
		for (t++; e.charCodeAt(t) === Jr;) t++;
		for (; t < a && (e.charCodeAt(t) === b || e.charCodeAt(t) === p);) t++;
	}
	var A = e.indexOf(`
`, t);
	A < 0 && (A = a);
	for (var C = e.slice(t, A).trim(), l = A < a ? A + 1 : a; l < a;) {
		var f = de(e, l);
		if (we(e, l, f), fe >= 2 && !ir(e, l, f)) C += `
${e.slice(l, f)}`, l = q(e, f);
		else if (ir(e, l, f)) {
			var d = q(e, f);
			if (d < a) {
				if (we(e, d, de(e, d)), fe >= 2) {
					C += `
`, l = q(e, f);
					continue;
				}
			}
			break;
		} else break;
	}
	var u = n.refs;
	return u && !u[o] && (u[o] = {
		target: C,
		title: void 0
	}), {
		node: { type: T.footnote },
		end: l
	};
}
function _l(e, r, n, a) {
	let t = r, i = 0, o = 0, A = -1;
	for (; t < e.length;) {
		let O = A >= 0 ? A : de(e, t);
		if (A = -1, ir(e, t, O)) break;
		if (we(e, t, O), fe < 4 && o > 0 && !n.m) {
			let B = e.charCodeAt(t + le);
			if (B === Je || B === F) {
				let M = t + le;
				for (; M < O && e.charCodeAt(M) === B;) M++;
				for (; M < O && (e.charCodeAt(M) === b || e.charCodeAt(M) === p);) M++;
				if (M >= O) {
					i = B === Je ? 1 : 2, t = q(e, O);
					break;
				}
			}
		}
		o = O;
		let I = q(e, O);
		if (I < e.length) {
			if (e.charCodeAt(I) === Jr) {
				var C = de(e, I);
				t = q(e, C), o = C;
				continue;
			}
			let B = de(e, I);
			if (A = B, we(e, I, B), fe < 4) {
				let M = e.charCodeAt(I + le);
				if (M === K) {
					t = I;
					break;
				}
				if (M === nr) {
					for (var l = I + le, f = 0; l < B && e.charCodeAt(l) === nr && f <= 6;) f++, l++;
					if (f >= 1 && f <= 6 && (a.enforceAtxHeadings === !1 || l >= B || e.charCodeAt(l) === b || e.charCodeAt(l) === p)) {
						t = I;
						break;
					}
				}
				if (M === te || M === Le) {
					for (var d = I + le, R = 0; d < B && e.charCodeAt(d) === M;) R++, d++;
					if (R >= 3) {
						t = I;
						break;
					}
				}
				if (M === ae) {
					var u = I + le + 1, s = u < B ? e.charCodeAt(u) : 0, H = s === Ke || s === an;
					if (!H && s === ie) {
						for (var h = u + 1, _ = h; _ < B && (e.charCodeAt(_) >= U && e.charCodeAt(_) <= W || e.charCodeAt(_) >= oe && e.charCodeAt(_) <= ce || e.charCodeAt(_) >= Z && e.charCodeAt(_) <= Q || e.charCodeAt(_) === F);) _++;
						_ > h && (H = _t.has(e.slice(h, _).toLowerCase()));
					} else if (!H) {
						for (var v = u; v < B && (e.charCodeAt(v) >= U && e.charCodeAt(v) <= W || e.charCodeAt(v) >= oe && e.charCodeAt(v) <= ce || e.charCodeAt(v) >= Z && e.charCodeAt(v) <= Q || e.charCodeAt(v) === F);) v++;
						if (v > u) {
							var g = e.slice(u, v).toLowerCase();
							H = _t.has(g) || Kn.has(g);
						}
					}
					if (H && Ui(e, I, n, a)) {
						t = I;
						break;
					}
				}
				if (M === F || M === ke || M === Or) {
					let k = I + le + 1;
					if (k < B && (e.charCodeAt(k) === b || e.charCodeAt(k) === p)) {
						if (Xn(e, k, B) < B && !Vr(e, I)) {
							t = I;
							break;
						}
					}
				}
				if (M >= Z && M <= Q) {
					let k = I + le;
					for (; k < B && e.charCodeAt(k) >= Z && e.charCodeAt(k) <= Q;) k++;
					if (k < B && (e.charCodeAt(k) === ar || e.charCodeAt(k) === dr) && k - (I + le) === 1 && e.charCodeAt(I + le) === 49) {
						var S = k + 1;
						if (S < B && (e.charCodeAt(S) === b || e.charCodeAt(S) === p)) {
							if (Xn(e, S, B) < B) {
								t = I;
								break;
							}
						}
					}
				}
				if (M === ye) {
					let k = q(e, B);
					if (k < e.length) {
						if (yi(e, k, de(e, k))) {
							t = I;
							break;
						}
					}
				}
				if ((M === F || M === ke || M === $e) && Vr(e, I)) {
					if (M !== F) {
						t = I;
						break;
					}
					let k = 0, G = I + le;
					for (; G < B && e.charCodeAt(G) === F;) k++, G++;
					for (; G < B && (e.charCodeAt(G) === b || e.charCodeAt(G) === p);) G++;
					if (G < B) {
						t = I;
						break;
					}
				}
			}
		}
		t = q(e, O);
	}
	for (var N = i ? o : t; N > r && (e.charCodeAt(N - 1) === x || e.charCodeAt(N - 1) === gr || e.charCodeAt(N - 1) === b || e.charCodeAt(N - 1) === p);) N--;
	for (var m = r; m < N && (e.charCodeAt(m) === b || e.charCodeAt(m) === p);) m++;
	if (m >= N) return null;
	for (var L = !1, w = m; w < N; w++) if (e.charCodeAt(w) === Jr) {
		L = !0;
		break;
	}
	var P = L ? e.slice(m, N).replace(/\u001E/g, "") : e.slice(m, N);
	if (!P) return null;
	let y = Tn(P, !0, n, a);
	return i ? {
		node: {
			type: T.heading,
			level: i,
			children: y,
			id: ""
		},
		end: t
	} : {
		node: {
			type: T.paragraph,
			children: y
		},
		end: t
	};
}
function Tn(e, r, n, a) {
	var t = n.o;
	if (!t) {
		var i = n.l;
		n.l = r;
		var o = kr(e, 0, e.length, n, a);
		return n.l = i, o;
	}
	var A = [];
	return t.push({
		dest: A,
		text: e,
		breaks: r,
		inline: n.inline,
		inAnchor: n.inAnchor,
		inHTML: n.inHTML,
		htmlDepth: n.d,
		inList: n.inList,
		inBlockQuote: n.inBlockQuote,
		noSetext: n.m,
		depth: n.p,
		notAtEdge: n.f
	}), A;
}
function ul(e, r, n) {
	if (e.charCodeAt(r) !== te) return null;
	let a = qr(e, r, n, 96), t = r + a;
	for (; t < n;) {
		let i = e.indexOf("`", t);
		if (i < 0 || i >= n) return null;
		let o = qr(e, i, n, 96);
		if (o === a) {
			let A = e.slice(r + a, i);
			return A.indexOf(`
`) !== -1 && (A = A.replace(/\n/g, " ")), A.length > 0 && A[0] === " " && A.at(-1) === " " && A.trim().length > 0 && (A = A.slice(1, -1)), {
				node: {
					type: T.codeInline,
					text: A
				},
				end: i + o
			};
		}
		t = i + o;
	}
	return null;
}
function fa(e, r, n) {
	if (e.charCodeAt(r) !== te) return r;
	let a = qr(e, r, n, 96), t = r + a;
	for (; t < n;) {
		let i = e.indexOf("`", t);
		if (i < 0 || i >= n) return r;
		let o = qr(e, i, n, 96);
		if (o === a) return i + o;
		t = i + o;
	}
	return r;
}
var Wi = 1048576;
var Dn = Wi;
function cl(e, r, n) {
	if (e.charCodeAt(r) !== ae || Dn <= 0) return r;
	if (r + 1 < n && e.charCodeAt(r + 1) === ie) {
		let l = r + 2;
		for (; l < n && e.charCodeAt(l) !== K;) l++;
		return l < n ? l + 1 : (Dn -= l - r, r);
	}
	if (r + 3 < n && e.charCodeAt(r + 1) === Ke && e.charCodeAt(r + 2) === F && e.charCodeAt(r + 3) === F) {
		let l = yn(e, "-->", r + 4);
		return l < 0 ? r : l + 3;
	}
	let a = r + 1, t = a;
	for (; a < n;) {
		let l = e.charCodeAt(a);
		if (l >= U && l <= W || l >= oe && l <= ce || l >= Z && l <= Q || l === F) a++;
		else break;
	}
	if (a === t) return r;
	let i = e.slice(t, a).toLowerCase(), o = !1;
	for (; a < n;) {
		let l = e.charCodeAt(a);
		if (l === K) {
			a++;
			break;
		}
		if (l === ie && a + 1 < n && e.charCodeAt(a + 1) === K) {
			a += 2, o = !0;
			break;
		}
		if (l === cr || l === ur) {
			var A = l;
			for (a++; a < n && e.charCodeAt(a) !== A;) a++;
			a < n && a++;
			continue;
		}
		if (l === x) return Dn -= a - r, r;
		a++;
	}
	if (o || Mr(i)) return a;
	let C = 1;
	for (; a < n && C > 0;) if (e.charCodeAt(a) === ae) if (a + 1 < n && e.charCodeAt(a + 1) === ie) {
		let l = a + 2, f = l;
		for (; f < n && (e.charCodeAt(f) >= U && e.charCodeAt(f) <= W || e.charCodeAt(f) >= oe && e.charCodeAt(f) <= ce);) f++;
		if (e.slice(l, f).toLowerCase() === i) {
			for (; f < n && e.charCodeAt(f) !== K;) f++;
			if (f < n && f++, C--, C === 0) return f;
		}
		a = f;
	} else {
		let l = a + 1, f = l;
		for (; f < n && (e.charCodeAt(f) >= U && e.charCodeAt(f) <= W || e.charCodeAt(f) >= oe && e.charCodeAt(f) <= ce);) f++;
		e.slice(l, f).toLowerCase() === i && C++, a++;
	}
	else a++;
	return a;
}
function Rl(e, r, n, a, t) {
	if (e.charCodeAt(r) !== Le || r + 1 >= n || e.charCodeAt(r + 1) !== Le) return null;
	let i = r + 2;
	for (; i + 1 < n;) {
		let o = e.charCodeAt(i);
		if (o === te) {
			let A = fa(e, i, n);
			if (A > i) {
				i = A;
				continue;
			}
		}
		if (o === Le && e.charCodeAt(i + 1) === Le) {
			let A = e.slice(r + 2, i), C = kr(A, 0, A.length, a, t);
			return {
				node: {
					type: T.textFormatted,
					tag: "del",
					children: C
				},
				end: i + 2
			};
		}
		o === me && i + 1 < n && i++, i++;
	}
	return null;
}
function sl(e, r, n, a, t) {
	if (e.charCodeAt(r) !== Je || r + 1 >= n || e.charCodeAt(r + 1) !== Je) return null;
	let i = r + 2;
	for (; i + 1 < n;) {
		let o = e.charCodeAt(i);
		if (o === te) {
			let A = fa(e, i, n);
			if (A > i) {
				i = A;
				continue;
			}
		}
		if (o === Je && e.charCodeAt(i + 1) === Je && i > r + 2) {
			let A = e.slice(r + 2, i), C = kr(A, 0, A.length, a, t);
			return {
				node: {
					type: T.textFormatted,
					tag: "mark",
					children: C
				},
				end: i + 2
			};
		}
		o === me && i + 1 < n && i++, i++;
	}
	return null;
}
function ct(e, r, n) {
	return e < Kr ? !!(Ca(e) & An) : Va.test(r[n]);
}
function Rt(e, r, n) {
	return e < Kr ? !!(Ca(e) & yr) : Ya.test(r[n]);
}
function hl(e, r, n) {
	var a = e.charCodeAt(r);
	if (a !== ke && a !== $e) return null;
	var t = qr(e, r, n, a);
	if (t === 0) return null;
	var i = r > 0 ? e.charCodeAt(r - 1) : 32, o = r + t < n ? e.charCodeAt(r + t) : 32, A = Rt(i, e, r - 1), C = Rt(o, e, r + t), l = r > 0 ? ct(i, e, r - 1) : !1, f = r + t < n ? ct(o, e, r + t) : !1, d = !C && (!f || A || l), R = !A && (!l || C || f), u, s;
	return a === ke ? (u = d, s = R) : (u = d && (!R || l), s = R && (!d || f)), {
		len: t,
		canOpen: u,
		canClose: s
	};
}
function Hl(e, r, n, a, t) {
	if (r.length !== 0) {
		for (var i = e.length, o = Array(i), A = null, C = null, l = 0; l < i; l++) {
			var f = {
				node: e[l],
				prev: C,
				next: null
			};
			C ? C.next = f : A = f, o[l] = f, C = f;
		}
		for (var d = Array(r.length), R = 0; R < r.length; R++) d[R] = o[r[R].idx];
		for (var u = [], s = 0; s < 12; s++) u[s] = -1;
		for (var H = 0; H < r.length;) {
			var h = r[H];
			if (!(h.active && h.canClose)) {
				H++;
				continue;
			}
			for (var v = (h.ch === ke ? 0 : 1) * 6 + h.len % 3 * 2 + (h.canOpen ? 1 : 0), g = u[v] === void 0 ? -1 : u[v], E = -1, S = H - 1; S > g; S--) {
				var c = r[S];
				if (!(!c.active || c.ch !== h.ch || !c.canOpen) && !((h.canOpen || c.canClose) && (c.len + h.len) % 3 === 0 && c.len % 3 !== 0)) {
					E = S;
					break;
				}
			}
			if (E < 0) {
				u[v] = H - 1, !h.canOpen && (h.active = !1), H++;
				continue;
			}
			var N = r[E], m = N.len >= 2 && h.len >= 2, L = m ? 2 : 1;
			N.len -= L, h.len -= L;
			var w = d[E], P = d[H], y = w.node, O = P.node;
			y.text = y.text.slice(0, y.text.length - L), O.text = O.text.slice(L);
			for (var I = [], B = w.next; B && B !== P;) I.push(B.node), B = B.next;
			var k = {
				node: {
					type: T.textFormatted,
					tag: m ? "strong" : "em",
					children: I
				},
				prev: w,
				next: P
			};
			w.next = k, P.prev = k;
			for (var G = E + 1; G < H; G++) r[G].active = !1;
			if (N.len === 0 && (N.active = !1, y.text === "")) {
				var z = w.prev;
				k.prev = z, z ? z.next = k : A = k;
			}
			if (h.len === 0) {
				if (h.active = !1, O.text === "") {
					var ee = P.next;
					k.next = ee, ee && (ee.prev = k);
				}
			} else continue;
			H++;
		}
		if (n) for (var V = 0; V < n.length; V++) {
			var re = r[n[V]];
			re.active && re.len > 0 && (d[n[V]].node.text = "");
		}
		for (var He = 0, ne = A; ne;) {
			var D = ne.node;
			if (D.type === T.text) {
				var se = D;
				if (se.text === "") {
					ne = ne.next;
					continue;
				}
				if (He > 0 && e[He - 1].type === T.text) {
					e[He - 1].text += se.text, ne = ne.next;
					continue;
				}
			}
			e[He++] = D, ne = ne.next;
		}
		e.length = He;
	}
}
function rt(e, r, n, a) {
	return r(e, n, a) === null ? null : e;
}
var mi = 0;
var ia = 0;
var ki = 0;
var oa = 0;
var Qt = 0;
var br = 0;
function vl() {
	return Qt === 2147483647 && (ia = 0, oa = 0, ot = 0, Qt = 0), ++Qt;
}
var Vt = null;
var ot = 0;
var nt = [];
var Yt = 256;
function wi(e, r, n, a, t) {
	let i = e.charCodeAt(r) === Ke, o = i ? r + 1 : r;
	if (e.charCodeAt(o) !== he || oa === br && o >= ki) return null;
	var A = ot === br ? Vt : null, C = A === null ? 0 : A[o];
	if (C < 0) return null;
	var l = C;
	if (C === 0) {
		var f = e.indexOf("]", o + 1);
		if (f < 0 || f >= n) return ki = o, oa = br, null;
		l = o + 1;
		var d = 0;
		nt[d++] = o;
		for (var R = n - o >= Yt; l < n && d > 0;) {
			var u = e.charCodeAt(l);
			if (u === me && l + 1 < n) {
				l += 2;
				continue;
			}
			if (u === te) {
				var s = fa(e, l, n);
				if (s > l) {
					l = s;
					continue;
				}
			}
			if (u === ae) {
				var H = da(e, l, n);
				if (H) {
					l = H.end;
					continue;
				}
				var h = cl(e, l, n);
				if (h > l) {
					Dn -= h - l, l = h;
					continue;
				}
			}
			if (u === he) nt[d++] = l;
			else if (u === tr) {
				var _ = nt[--d];
				A === null && R && l - o >= Yt && (A = Vt = new Int32Array(n), ot = br), A !== null && (A[_] = l + 1);
			}
			l++;
		}
		if (d > 0) {
			if (A === null && R && l - o >= Yt && (A = Vt = new Int32Array(n), ot = br), A !== null) for (; d > 0;) A[nt[--d]] = -1;
			return null;
		}
	}
	var v = l - 1, g = e.slice(o + 1, v), E = l < n ? e.charCodeAt(l) : 0, S = !1;
	if (E === fr) {
		var c = !0;
		for (l++; l < n && (e.charCodeAt(l) === b || e.charCodeAt(l) === x);) l++;
		var N = "", m = l;
		if (l < n && e.charCodeAt(l) === ae) {
			for (l++, m = l; m < n && e.charCodeAt(m) !== K;) {
				if (e.charCodeAt(m) === me && m + 1 < n) {
					m += 2;
					continue;
				}
				if (e.charCodeAt(m) === x) {
					c = !1;
					break;
				}
				m++;
			}
			c && (m >= n || e.charCodeAt(m) !== K) && (c = !1), c && (N = e.slice(l, m), m++);
		} else if (c) {
			var L = ia === br ? mi : -1;
			if (L >= 0 && l >= L) c = !1;
			else {
				for (var w = 0, P = !1; m < n;) {
					var y = e.charCodeAt(m);
					if (y === me && m + 1 < n) {
						m += 2;
						continue;
					}
					if (y === fr) w++;
					else if (y === dr) {
						if (P = !0, w === 0) break;
						w--;
					} else if (y === b || y === x) break;
					m++;
				}
				m >= n && !P && (L < 0 || l < L) && (mi = l, ia = br), N = e.slice(l, m);
			}
		}
		if (c) {
			for (l = m; l < n && (e.charCodeAt(l) === b || e.charCodeAt(l) === x);) l++;
			var O;
			if (l < n) {
				var I = e.charCodeAt(l);
				if (I === cr || I === ur || I === fr) {
					var B = I === fr ? 41 : I;
					l++;
					for (var M = l; l < n && e.charCodeAt(l) !== B;) e.charCodeAt(l) === me && l + 1 < n && l++, l++;
					l >= n ? c = !1 : (O = e.slice(M, l), l++);
				}
			}
			if (c) {
				for (; l < n && (e.charCodeAt(l) === b || e.charCodeAt(l) === x);) l++;
				(l >= n || e.charCodeAt(l) !== dr) && (c = !1);
			}
		}
		if (c) {
			if (l++, N = Rr($n(N)), O !== void 0 && (O = Rr($n(O))), i) {
				var G = st(kr(g, 0, g.length, a, t));
				return {
					node: {
						type: T.image,
						target: rt(N, t?.sanitizer || $r, "img", "src"),
						alt: G,
						title: O
					},
					end: l
				};
			}
			var z = a.inAnchor;
			a.inAnchor = !0;
			var Ne = z ? [{
				type: T.text,
				text: g
			}] : kr(g, 0, g.length, a, t);
			return a.inAnchor = z, !a.inAnchor && la(Ne) ? null : {
				node: {
					type: T.link,
					target: rt(N, t?.sanitizer || $r, "a", "href"),
					title: O,
					children: Ne
				},
				end: l
			};
		}
		l = v + 1, S = !0;
	}
	var ee = "", V = l;
	if (!S && E === he) {
		var re = l + 1;
		V = re;
		for (var He = !1; V < n && e.charCodeAt(V) !== tr;) {
			if (e.charCodeAt(V) === me && V + 1 < n) {
				V += 2;
				continue;
			}
			if (e.charCodeAt(V) === he) {
				He = !0;
				break;
			}
			V++;
		}
		if (He || V >= n) return null;
		var ne = e.slice(re, V);
		if (ne.trim()) ee = at(ne);
		else {
			if (si(g)) return null;
			ee = at(g);
		}
		V += 1;
	} else {
		if (si(g)) return null;
		ee = at(g);
	}
	var D = a.refs?.[ee];
	if (!D || ee.charCodeAt(0) === Cr) return null;
	if (i) return {
		node: {
			type: T.image,
			target: rt(D.target, t?.sanitizer || $r, "img", "src"),
			alt: st(kr(g, 0, g.length, a, t)),
			title: D.title
		},
		end: V
	};
	var se = a.inAnchor;
	a.inAnchor = !0;
	var Ne = se ? [{
		type: T.text,
		text: g
	}] : kr(g, 0, g.length, a, t);
	return a.inAnchor = se, !a.inAnchor && la(Ne) ? null : {
		node: {
			type: T.link,
			target: rt(D.target, t?.sanitizer || $r, "a", "href"),
			title: D.title,
			children: Ne
		},
		end: V
	};
}
function da(e, r, n) {
	if (e.charCodeAt(r) !== ae) return null;
	for (var a = r + 1; a < n;) {
		var t = e.charCodeAt(a);
		if (t === K) break;
		if (t === b || t === x || t === gr || t === ae) return null;
		a++;
	}
	if (a >= n || e.charCodeAt(a) !== K) return null;
	var i = e.slice(r + 1, a);
	return i.match(/^([a-zA-Z][a-zA-Z0-9+.-]{1,31}):([^\x00-\x20]*)$/) ? {
		node: {
			type: T.link,
			target: i,
			title: void 0,
			children: [{
				type: T.text,
				text: i
			}]
		},
		end: a + 1
	} : i.indexOf("@") !== -1 && /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/.test(i) ? {
		node: {
			type: T.link,
			target: `mailto:${i}`,
			title: void 0,
			children: [{
				type: T.text,
				text: i
			}]
		},
		end: a + 1
	} : null;
}
function gl(e, r, n, a, t) {
	if (e.charCodeAt(r) !== he || r + 1 >= n || e.charCodeAt(r + 1) !== Cr) return null;
	let i = r + 2;
	for (; i < n && e.charCodeAt(i) !== tr && e.charCodeAt(i) !== he && e.charCodeAt(i) !== x;) i++;
	if (i >= n || e.charCodeAt(i) !== tr) return null;
	let o = e.slice(r + 2, i);
	return !o || !(t.optimizeForStreaming || a.refs?.[`^${o}`.toLowerCase()]) ? null : {
		node: {
			type: T.footnoteReference,
			target: `#${Er(o)}`,
			text: o
		},
		end: i + 1
	};
}
function $l(e, r, n, a) {
	if (a.disableBareUrls) return null;
	var t = "", i = !1, o = e.charCodeAt(r);
	if (o === Ln || o === 72 ? r + 8 <= n && e.charCodeAt(r + 1) === hn && e.charCodeAt(r + 2) === hn && e.charCodeAt(r + 3) === Ot && (e.charCodeAt(r + 4) === wa && e.charCodeAt(r + 5) === xe && e.charCodeAt(r + 6) === ie && e.charCodeAt(r + 7) === ie ? t = "https://" : e.charCodeAt(r + 4) === xe && e.charCodeAt(r + 5) === ie && e.charCodeAt(r + 6) === ie && (t = "http://")) : o === Lr || o === 70 ? r + 6 <= n && e.charCodeAt(r + 1) === hn && e.charCodeAt(r + 2) === Ot && e.charCodeAt(r + 3) === xe && e.charCodeAt(r + 4) === ie && e.charCodeAt(r + 5) === ie && (t = "ftp://") : (o === Xr || o === 87) && r + 4 <= n && e.charCodeAt(r + 1) === Xr && e.charCodeAt(r + 2) === Xr && e.charCodeAt(r + 3) === ar && (t = "www.", i = !0), !t) return null;
	let A = r + t.length;
	for (; A < n;) {
		let c = e.charCodeAt(A);
		if (c === b || c === x || c === p || c === gr || c === ae || c === K) break;
		A++;
	}
	for (var C = 0, l = 0, f = r; f < A; f++) {
		var d = e.charCodeAt(f);
		d === fr ? C++ : d === dr && l++;
	}
	let R = A;
	for (; R > r + t.length;) {
		let c = e.charCodeAt(R - 1);
		if (c === ar || c === La || c === xe || c === Ke || c === an || c === dr || c === ke || c === $e || c === Le) {
			if (c === dr) {
				if (C >= l) break;
				l--;
			}
			R--;
		} else if (c === On) {
			for (var u = R - 2; u > r && (e.charCodeAt(u) >= U && e.charCodeAt(u) <= W || e.charCodeAt(u) >= oe && e.charCodeAt(u) <= ce || e.charCodeAt(u) >= Z && e.charCodeAt(u) <= Q);) u--;
			u >= r && e.charCodeAt(u) === pn ? R = u : R--;
		} else break;
	}
	if (R <= r + t.length) return null;
	var s = r + (i ? 4 : t.length), H = e.indexOf("/", s);
	if ((H < 0 || H > R) && (H = R), i && e.indexOf(".", s) === -1) return null;
	for (var h = -1, _ = -1, v = H - 1; v >= s; v--) if (e.charCodeAt(v) === ar) if (h < 0) h = v;
	else {
		_ = v;
		break;
	}
	for (var v = _ >= 0 ? _ + 1 : s; v < H; v++) if (e.charCodeAt(v) === $e) return null;
	var E = e.slice(r, R), S = i ? `http://${E}` : E;
	return {
		node: {
			type: T.link,
			target: S,
			title: void 0,
			children: [{
				type: T.text,
				text: E
			}]
		},
		end: R
	};
}
function Tl(e, r, n, a) {
	if (a.disableBareUrls) return null;
	for (var t = r, i = t; t < n;) {
		var o = e.charCodeAt(t);
		if (o >= U && o <= W || o >= oe && o <= ce || o >= Z && o <= Q || o === ar || o === Ke || o === nr || o === 36 || o === wn || o === pn || o === ur || o === ke || o === Or || o === ie || o === Je || o === an || o === Cr || o === $e || o === te || o === xr || o === ye || o === Vn || o === Le || o === F) t++;
		else break;
	}
	if (t === i || t >= n || e.charCodeAt(t) !== Qn) return null;
	t++;
	for (var A = t, C = -1, l = t; t < n;) {
		var o = e.charCodeAt(t);
		if (o >= U && o <= W || o >= oe && o <= ce || o >= Z && o <= Q) t++;
		else if ((o === F || o === $e) && t > A) t++;
		else if (o === ar) {
			if (t === A) break;
			var f = e.charCodeAt(t - 1);
			if (f === F || f === $e || t - l > 63) break;
			if (t + 1 < n) {
				var d = e.charCodeAt(t + 1);
				if (d >= U && d <= W || d >= oe && d <= ce || d >= Z && d <= Q) C = t, l = t + 1, t++;
				else break;
			} else break;
		} else break;
	}
	if (t - l > 63 || C < 0) return null;
	var R = e.charCodeAt(t - 1);
	if (!(R >= U && R <= W || R >= oe && R <= ce || R >= Z && R <= Q) || t <= C + 1) return null;
	for (var u = -1, s = C - 1; s >= A; s--) if (e.charCodeAt(s) === ar) {
		u = s;
		break;
	}
	for (var s = u >= 0 ? u + 1 : A; s < t; s++) if (e.charCodeAt(s) === $e) return null;
	var h = e.slice(r, t);
	return {
		node: {
			type: T.link,
			target: `mailto:${h}`,
			title: void 0,
			children: [{
				type: T.text,
				text: h
			}]
		},
		end: t
	};
}
function la(e) {
	for (var r = 0; r < e.length; r++) if (e[r].type === T.link || "children" in e[r] && Array.isArray(e[r].children) && la(e[r].children)) return !0;
	return !1;
}
function st(e, r) {
	for (var n = "", a = 0; a < e.length; a++) {
		var t = e[a];
		t.type === T.text ? n += t.text : t.type === T.breakLine ? n += " " : t.type === T.codeInline || t.type === T.footnoteReference ? n += t.text : "children" in t && Array.isArray(t.children) ? n += st(t.children, r) : !r && t.type === T.image && (n += t.alt || "");
	}
	return n;
}
function Aa(e, r, n) {
	for (var a = 0; a < e.length; a++) {
		var t = e[a];
		if (t.type === T.heading) {
			var i = t;
			i.id = qo(n(st(i.children, !0)), r);
		}
		if ("children" in t) {
			var o = t.children;
			Array.isArray(o) && Aa(o, r, n);
		}
		if ((t.type === T.orderedList || t.type === T.unorderedList) && Array.isArray(t.items)) for (var A = t.items, C = 0; C < A.length; C++) Aa(A[C], r, n);
	}
}
function Zr(e) {
	return {
		type: T.text,
		text: e
	};
}
function Sl(e, r, n) {
	var a = r + 1;
	if (a >= n) return -1;
	if (e.charCodeAt(a) === nr) {
		a++;
		var t = a < n && (e.charCodeAt(a) === xt || e.charCodeAt(a) === yt);
		t && a++;
		for (var i = a, o = t ? 6 : 7; a < n && a - i <= o;) {
			var A = e.charCodeAt(a);
			if (!(A >= Z && A <= Q || t && (A >= U && A <= In || A >= oe && A <= Lr))) break;
			a++;
		}
		return a === i || a - i > o ? -1 : a < n && e.charCodeAt(a) === On ? a + 1 : -1;
	}
	for (var l = a; a < n && a - l < 48;) {
		var f = e.charCodeAt(a);
		if (f >= U && f <= W || f >= oe && f <= ce || f >= Z && f <= Q) {
			a++;
			continue;
		}
		break;
	}
	return a === l ? -1 : a < n && e.charCodeAt(a) === On ? a + 1 : -1;
}
function lt(e, r, n, a) {
	return e.lastIndexOf("<", n - 1) === r ? e.slice(r, n) : `</${a}>`;
}
function jt(e, r, n) {
	return {
		node: {
			type: T.htmlComment,
			text: De(e.slice(r, n)),
			t: !1,
			raw: !0
		},
		end: n
	};
}
var Qr = null;
function yn(e, r, n) {
	var a = Qr === null ? void 0 : Qr[r];
	if (a !== void 0 && n >= a) return -1;
	var t = e.indexOf(r, n);
	return t === -1 && (Qr === null && (Qr = {}), Qr[r] = n), t;
}
function El(e, r, n, a, t) {
	if (e.charCodeAt(r) !== ae) return null;
	var i = r + 1;
	if (i >= n) return null;
	var o = e.charCodeAt(i);
	if (o === Ke && i + 1 < n && e.charCodeAt(i + 1) === F && i + 2 < n && e.charCodeAt(i + 2) === F) {
		var A = i + 3;
		if (A < n && e.charCodeAt(A) === K) return {
			node: {
				type: T.htmlComment,
				text: "",
				t: !0
			},
			end: A + 1
		};
		if (A + 1 < n && e.charCodeAt(A) === F && e.charCodeAt(A + 1) === K) return {
			node: {
				type: T.htmlComment,
				text: "-",
				t: !0
			},
			end: A + 2
		};
		var C = yn(e, "-->", A);
		if (C === -1) return null;
		var l = e.slice(r, C + 3), f = De(l);
		return {
			node: f === l ? {
				type: T.htmlComment,
				text: e.slice(r + 4, C),
				t: !1
			} : {
				type: T.htmlComment,
				text: f,
				t: !1,
				raw: !0
			},
			end: C + 3
		};
	}
	if (o === an) {
		var d = yn(e, "?>", i + 1);
		return d === -1 ? null : jt(e, r, d + 2);
	}
	if (o === Ke && i + 1 < n) {
		var R = e.charCodeAt(i + 1);
		if (R === he && e.slice(i + 1, i + 8) === "[CDATA[") {
			var u = yn(e, "]]>", i + 8);
			return u === -1 ? null : jt(e, r, u + 3);
		}
		if (R >= U && R <= W) {
			var s = yn(e, ">", i + 2);
			return s === -1 ? null : jt(e, r, s + 1);
		}
	}
	if (o === ie) {
		var H = i + 1;
		if (H >= n) return null;
		var h = e.charCodeAt(H);
		if (!(h >= U && h <= W || h >= oe && h <= ce)) return null;
		for (H++; H < n;) {
			var _ = e.charCodeAt(H);
			if (_ >= U && _ <= W || _ >= oe && _ <= ce || _ >= Z && _ <= Q || _ === F) H++;
			else break;
		}
		for (; H < n && (e.charCodeAt(H) === b || e.charCodeAt(H) === p || e.charCodeAt(H) === x);) H++;
		if (H < n && e.charCodeAt(H) === K) {
			var v = e.slice(i + 1, H).trim();
			return {
				node: {
					type: T.htmlSelfClosing,
					tag: v,
					attrs: {},
					j: e.slice(r, H + 1),
					b: !0
				},
				end: H + 1
			};
		}
		return null;
	}
	if (!(o >= U && o <= W || o >= oe && o <= ce)) return null;
	var g = Tr(e, r);
	if (!g) return null;
	var E = g.tag, S = E.toLowerCase();
	if (g.n || Mr(E)) return {
		node: {
			type: T.htmlSelfClosing,
			tag: E,
			attrs: mr(g.attrs, E, t),
			u: g.q ? Mn(g) : e.slice(r, g.end),
			b: !1
		},
		end: g.end
	};
	var N = Kn.has(S), m = aa(e, g.end, E, n);
	if (m === -1) return {
		node: {
			type: T.htmlSelfClosing,
			tag: E,
			attrs: mr(g.attrs, E, t),
			u: g.q ? Mn(g) : e.slice(r, g.end),
			b: !1
		},
		end: g.end
	};
	var L = ol(e, `</${S}`, m), w = e.slice(g.end, L);
	if (N) {
		var P = De(w);
		return {
			node: {
				type: T.htmlBlock,
				tag: E,
				attrs: mr(g.attrs, E, t),
				a: g.i + g.a,
				children: [],
				e: P || void 0,
				j: lt(e, L, m, E),
				h: void 0,
				text: P,
				c: !0,
				b: !1
			},
			end: m
		};
	}
	var y = [], O = w.trim();
	if (w) {
		var { inAnchor: I, inline: B, l: M } = a;
		S === "a" && (a.inAnchor = !0), a.l = !1;
		O.indexOf(`

`) !== -1 || (t.enforceAtxHeadings === !1 ? Uo : Go).test(O) ? (a.inline = !1, y = jr(O, a, t)) : y = kr(w, 0, w.length, a, t), a.inAnchor = I, a.inline = B, a.l = M;
	}
	return {
		node: {
			type: T.htmlBlock,
			tag: E,
			attrs: mr(g.attrs, E, t),
			a: g.a,
			children: y,
			h: void 0,
			text: De(w),
			c: !1,
			b: !1
		},
		end: m
	};
}
function Nl(e) {
	if (e.indexOf("[") === -1) return e;
	for (var r = e.length, n = new Int32Array(r).fill(-1), a = [], t = 0; t < r; t++) {
		var i = e.charCodeAt(t);
		if ((i === he || i === tr) && (t === 0 || e.charCodeAt(t - 1) !== me)) if (i === he) a.push(t);
		else {
			var o = a.pop();
			o !== void 0 && (n[o] = t);
		}
	}
	var A = [], C = r;
	for (t = 0; t < C; t++) if (!(e.charCodeAt(t) !== he || t > 0 && e.charCodeAt(t - 1) === me)) {
		var l = t > 0 && e.charCodeAt(t - 1) === Ke, f = n[t];
		if (f >= 0) {
			var d = f + 1;
			if (d < C) {
				var R = e.charCodeAt(d);
				if (R !== fr && R !== he) {
					A.push(t), t = f;
					continue;
				}
				for (var u = R === fr ? dr : tr, s = d + 1; s < C && e.charCodeAt(s) !== u;) s++;
				if (s < C) {
					t = s;
					continue;
				}
			}
		}
		if (l) {
			C = t - 1;
			var H = A.pop();
			if (H !== void 0 && n[H] === C - 1) {
				t = H - 1;
				continue;
			}
			break;
		}
		n[t] = -2, f >= 0 && (C = f);
	}
	var h = "", _ = 0;
	for (t = 0; t < C; t++) n[t] === -2 && (h += e.slice(_, t), _ = t + 1);
	return h + e.slice(_, C);
}
var bl = 200;
var Hn = 0;
function kr(e, r, n, a, t) {
	if (Hn++, Hn > bl) return Hn--, [{
		type: T.text,
		text: e.slice(r, n)
	}];
	var i = br;
	br = vl();
	var o = Qr;
	Qr = null;
	var A = wr, C = Yr, l = Pr, f = _n;
	let d = a;
	var R = t.optimizeForStreaming === !0 && Hn === 1 && !a.f;
	if (R) {
		let X = e.slice(r, n), _e = X, pe = 0, Ge = -1;
		for (let Y = 0; Y < X.length; Y++) X.charCodeAt(Y) === te && (pe++, Ge = Y);
		if (pe % 2 === 1 && Ge !== -1) {
			let Y = !1, ve = -1, Re = 0;
			for (; Re < X.length;) X.charCodeAt(Re) === te && (Y ? (Y = !1, ve = -1) : (ve = Re, Y = !0)), Re++;
			Y && ve !== -1 && (X = X.slice(0, ve));
		}
		X = Nl(X);
		let J = X.match(/<([A-Z][A-Za-z0-9]*)(?:\s[^>]*)?>([^<]*)$/);
		if (J && J.index !== void 0) {
			var u = J[0].length - J[2].length;
			if (!(u >= 2 && J[0].charCodeAt(u - 2) === ie)) {
				for (var H = !1, h = 0, _ = 0; _ < J.index; _++) X.charCodeAt(_) === te && h++;
				if (H = h % 2 === 1, !H) {
					let Y = J[1];
					dn(X, `</${Y}`, 0, X.length) === -1 && (X = X.slice(0, J.index) + J[2]);
				}
			}
		}
		X !== _e && (e = e.slice(0, r) + X, n = r + X.length);
	}
	let v = [];
	var g = [], E = null;
	let S = r;
	var c = "", N = t.disableAutoLink || t.disableBareUrls || d.inAnchor ? -1 : e.indexOf("@", r);
	for (N >= n && (N = -1); r < n;) {
		let X = e.charCodeAt(r), _e = null;
		if (X === te) {
			if (_e = ul(e, r, n), !_e) {
				var m = qr(e, r, n, te);
				r += m - 1;
			}
		} else if (X === ke || X === $e) {
			var L = hl(e, r, n);
			if (L) {
				var w = !1;
				if (R) {
					var P = r + L.len, y = r > 0 ? e.charCodeAt(r - 1) : b, O = r === 0 || Rt(y, e, r - 1);
					if (L.canOpen) {
						var I = e.charCodeAt(P);
						w = O || ct(y, e, r - 1) || Rt(I, e, P) || ct(I, e, P);
					} else w = P === n && O;
				}
				if (w && (E === null && (E = []), E.push(g.length)), L.canOpen || L.canClose || w) {
					(c || r > S) && (v.push(Zr(c + e.slice(S, r))), c = "");
					var M = Zr(e.slice(r, r + L.len));
					g.push({
						idx: v.length,
						ch: X,
						len: L.len,
						canOpen: L.canOpen,
						canClose: L.canClose,
						active: !0
					}), v.push(M), r += L.len, S = r;
					continue;
				}
				r += L.len - 1;
			}
		} else if (X === Le) {
			if (_e = Rl(e, r, n, d, t), !_e && R && r + 1 < n && e.charCodeAt(r + 1) === Le) {
				(c || r > S) && (v.push(Zr(c + e.slice(S, r))), c = ""), r += 2, S = r;
				continue;
			}
		} else if (X === Je) _e = sl(e, r, n, d, t);
		else if (X === he) r + 1 < n && e.charCodeAt(r + 1) === Cr && (_e = gl(e, r, n, d, t)), _e || (_e = wi(e, r, n, d, t));
		else if (X === Ke && r + 1 < n && e.charCodeAt(r + 1) === he) _e = wi(e, r, n, d, t);
		else if (X === ae) _e = da(e, r, n), !(_e || t.disableParsingRawHTML || t.ignoreHTMLBlocks) && (_e = El(e, r, n, d, t));
		else if (X === pn) {
			var k = Sl(e, r, n);
			if (k !== -1) {
				var G = e.slice(r, k), z = Rr(G);
				if (z !== G) {
					c = c + e.slice(S, r) + z, r = k, S = k;
					continue;
				}
			}
		} else if ((X === Ln || X === Xr || X === Lr) && !d.inAnchor && !t.disableAutoLink && (r === 0 || e.charCodeAt(r - 1) !== ae)) {
			var ee = r + 1 < n ? e.charCodeAt(r + 1) : 0;
			(X === Ln && ee === hn || X === Lr && ee === hn || X === Xr && ee === Xr) && (_e = $l(e, r, n, t));
		}
		if (!_e && N >= 0 && N - r <= 64 && !d.inAnchor && !t.disableAutoLink && !t.disableBareUrls && (X >= U && X <= W || X >= oe && X <= ce || X >= Z && X <= Q) && (_e = Tl(e, r, n, t), !_e && r >= N && (N = e.indexOf("@", r + 1), N >= n && (N = -1))), X === x && d.l) {
			var V = !1, re = 0;
			if (r > S && e.charCodeAt(r - 1) === me) V = !0, re = 1;
			else {
				for (var He = 0, ne = r - 1; ne >= S && e.charCodeAt(ne) === b;) He++, ne--;
				He >= 2 && (V = !0, re = He);
			}
			if (V) {
				for ((c || r - re > S) && (v.push(Zr(c + e.slice(S, r - re))), c = ""), v.push({ type: T.breakLine }), r++; r < n && e.charCodeAt(r) === b;) r++;
				S = r;
				continue;
			}
			var D = r > S && e.charCodeAt(r - 1) === b, se = r + 1 < n && e.charCodeAt(r + 1) === b;
			if (D || se) {
				for (var Ne = r; Ne > S && e.charCodeAt(Ne - 1) === b;) Ne--;
				for (c += `${e.slice(S, Ne)}
`, r++; r < n && e.charCodeAt(r) === b;) r++;
				S = r;
				continue;
			}
		}
		if (_e) (c || r > S) && (v.push(Zr(c + e.slice(S, r))), c = ""), v.push(_e.node), r = _e.end, S = r;
		else {
			if (X === me && r + 1 < n) {
				if (Ca(e.charCodeAt(r + 1)) & An) {
					(c || r > S) && (v.push(Zr(c + e.slice(S, r))), c = ""), v.push(Zr(e[r + 1])), r += 2, S = r;
					continue;
				}
			}
			if (r++, N < 0 || N - r > 64) for (; r < n && !(N >= 0 && N - r <= 64);) {
				var _r = e.charCodeAt(r);
				if (_r < Kr && !Li[_r]) r++;
				else break;
			}
		}
	}
	return (c || n > S) && (v.push(Zr(c + e.slice(S, n))), c = ""), g.length > 0 && Hl(v, g, E, a, t), br = i, Qr = o, A !== null && A !== wr && (wr = A, Yr = C, Pr = l, _n = f), Hn--, v;
}
var ml = 500;
function jr(e, r, n) {
	var a = r.p || 0;
	if (a > ml) return [{
		type: T.text,
		text: e
	}];
	r.p = a + 1;
	var i = ft, o = dt, A = vn, C = wr, l = Yr, f = Pr, d = _n, R = Bn, u = Pn;
	if (n.optimizeForStreaming && !(r.f || r.B)) {
		for (var s = e.length; s > 0 && e.charCodeAt(s - 1) === x;) s--;
		for (var H = s; H > 0 && e.charCodeAt(H - 1) !== x;) H--;
		if (s > H && e.charCodeAt(H) === ye) {
			for (var h = !1, _ = H + 1; _ < s; _++) {
				var v = e.charCodeAt(_);
				if (v !== b && v !== p && v !== ye && v !== xe && v !== F) {
					h = !0;
					break;
				}
			}
			for (var g = !1, E = !1, S = 0, c = H, N = H - 1; N > 0;) {
				for (var m = N; m > 0 && e.charCodeAt(m - 1) !== x;) m--;
				if (e.charCodeAt(m) !== ye) break;
				c = m;
				for (var L = !0, w = !1, P = m; P < N; P++) {
					var y = e.charCodeAt(P);
					if (y === F) w = !0;
					else if (y !== b && y !== p && y !== xe && y !== ye) {
						L = !1;
						break;
					}
				}
				L && w ? (g = !0, E = !0) : E || S++, N = m - 1;
			}
			h ? g || (e = e.slice(0, H).trimEnd()) : e = g && S > 0 ? e.slice(0, H).trimEnd() : e.slice(0, c).trimEnd();
		}
		for (var O = -1, I = -1, B = -1, M = !1, k = e.length - 1; k >= 0; k--) if (e.charCodeAt(k) === ae) {
			for (var G = k + 1 < e.length ? e.charCodeAt(k + 1) : 0, z = G >= U && G <= W || G >= oe && G <= ce, ee = G === ie && k + 2 < e.length && (e.charCodeAt(k + 2) >= U && e.charCodeAt(k + 2) <= W || e.charCodeAt(k + 2) >= oe && e.charCodeAt(k + 2) <= ce), V = G === Ke || G === an, re = e.length; re > k + 1 && e.charCodeAt(re - 1) === x;) re--;
			var He = k + 1 >= re;
			if ((z || ee || V || He) && !(z && da(e, k, e.length))) {
				var ne = k + 1;
				if ((ee || z) && (ne = k + 2), z || ee) for (; ne < e.length;) {
					var D = e.charCodeAt(ne);
					if (D >= U && D <= W || D >= oe && D <= ce || D >= Z && D <= Q) ne++;
					else break;
				}
				for (var se = z || ee ? ne : k + 2; se < e.length && e.charCodeAt(se) !== K;) se++;
				if (se >= e.length) O = k, M = !0;
				else if (z && e.charCodeAt(se - 1) !== ie && !Mr(e.slice(k + 1, ne))) {
					for (var Ne = !1, _r = se + 1; _r < e.length; _r++) if (e.charCodeAt(_r) === ae) {
						Ne = !0;
						break;
					}
					Ne || (O = k, I = ne, B = se + 1);
				}
			}
			break;
		}
		if (O >= 0) {
			for (var X = 0, _e = 0; _e < O; _e++) e.charCodeAt(_e) === te && X++;
			if (X % 2 === 0) if (M) e = e.slice(0, O);
			else {
				var pe = e.slice(O + 1, I);
				dn(e, `</${pe}`, 0, e.length) === -1 && (e = e.slice(0, O) + e.slice(B));
			}
		}
		for (var Ge = e.length; Ge > 0 && e.charCodeAt(Ge - 1) === x;) Ge--;
		if (Ge > 0) {
			for (var J = Ge; J > 0 && e.charCodeAt(J - 1) !== x;) J--;
			for (var Y = J, ve = 0; Y < Ge && e.charCodeAt(Y) === b && ve < 3;) Y++, ve++;
			if (J > 0 && Y < Ge && rl(e, Y, Ge)) {
				for (var Re = J - 1, ge = Re; ge > 0 && e.charCodeAt(ge - 1) !== x;) ge--;
				ir(e, ge, Re) || (e = e.slice(0, J).trimEnd());
			}
		}
		var Hr = e.length;
		if (Hr > 0) {
			for (var Ze = e.lastIndexOf(`
`), Qe = Ze === -1 ? 0 : Ze + 1, be = Hr, Be = Qe, Dr = 0; Be < be && e.charCodeAt(Be) === b && Dr < 3;) Be++, Dr++;
			if (Be < be) {
				var Pe = e.charCodeAt(Be), Ae = !1;
				if (Pe === ke || Pe === F || Pe === Or) {
					var lr = Be + 1;
					if (lr >= be || e.charCodeAt(lr) === b || e.charCodeAt(lr) === p) {
						for (var Ve = lr; Ve < be && (e.charCodeAt(Ve) === b || e.charCodeAt(Ve) === p);) Ve++;
						Ve >= be && (Ae = !0);
					}
				} else if (Pe >= Z && Pe <= Q) {
					for (var Ue = Be; Ue < be && e.charCodeAt(Ue) >= Z && e.charCodeAt(Ue) <= Q;) Ue++;
					if (Ue < be && (e.charCodeAt(Ue) === ar || e.charCodeAt(Ue) === dr)) {
						var vr = Ue + 1;
						if (vr >= be || e.charCodeAt(vr) === b || e.charCodeAt(vr) === p) {
							for (var er = vr; er < be && (e.charCodeAt(er) === b || e.charCodeAt(er) === p);) er++;
							er >= be && (Ae = !0);
						}
					}
				}
				Ae && (e = e.slice(0, Qe).trimEnd());
			}
		}
	}
	if (r.inline) return kr(e, 0, e.length, r, n);
	let Ye = [], j = 0;
	var Te = e.length, je = -2;
	if (j === 0 && !n.disableFrontmatter && e.startsWith("---")) {
		let Ce = Wa(e);
		if (Ce?.hasValidYaml) {
			if (n.preserveFrontmatter !== !1) {
				let Se = e.slice(0, Ce.endPos).trimEnd();
				Ye.push({
					type: T.frontmatter,
					text: Se
				});
			}
			j = Ce.endPos;
		}
	}
	for (; j < Te;) {
		for (var rr = e.indexOf(`
`, j), Ie = rr < 0 ? Te : rr; j < Te && ir(e, j, Ie);) j = Ie < Te ? Ie + 1 : Ie, j < Te && (rr = e.indexOf(`
`, j), Ie = rr < 0 ? Te : rr);
		if (j >= Te) break;
		var Xe = e.charCodeAt(j) === Jr;
		we(e, j, Ie);
		let Ce = null;
		var Oe = r.o ? r.o.length : 0;
		if (na = e, ta = j, it = Ie, !Xe && fe >= 4 && !r.inHTML) Ce = tl(e, j);
		else if (!Xe) {
			let Se = j + le, Ee = e.charCodeAt(Se);
			Ee === nr ? Ce = el(e, j, r, n) : Ee === K ? Ce = al(e, j, r, n) : Ee === te || Ee === Le ? Ce = nl(e, j, r) : Ee === F || Ee === ke || Ee === $e ? (Ce = Vr(e, j), !Ce && (Ce = Ti(e, j, r, n))) : Ee === Or || Ee >= Z && Ee <= Q ? Ce = Ti(e, j, r, n) : Ee === ae ? (r.inList && (je === -2 && (je = e.lastIndexOf(qt)), je > j && !n.ignoreHTMLBlocks && !n.disableParsingRawHTML && (Fi(e, Se) !== 0 || Cl(e, Se)) && (e = e.slice(0, j) + At(e.slice(j)), Te = e.length, je = -1)), Ce = Ui(e, j, r, n)) : Ee === ye ? Ce = bi(e, j, r, n) : Ee === he && (Ce = fl(e, j, r));
		}
		if (!Ce) {
			for (var pr = !1, Ar = j; Ar < Ie; Ar++) if (e.charCodeAt(Ar) === ye) {
				pr = !0;
				break;
			}
			pr && (Ce = bi(e, j, r, n));
		}
		if (Ce || (Ce = _l(e, j, r, n)), Ce) {
			Ce.node.type !== T.refCollection && Ye.push(Ce.node);
			var ue = r.o;
			if (n.optimizeForStreaming && ue && ue.length > Oe && !Ji(e, Ce.end, Te)) for (var en = Oe; en < ue.length; en++) ue[en].notAtEdge = !0;
			j = Ce.end;
		} else {
			var rn = e.indexOf(`
`, j);
			j = rn < 0 ? Te : rn + 1;
		}
	}
	return ft = i, dt = o, vn = A, wr = C, Yr = l, Pr = f, _n = d, Bn = R, Pn = u, r.p = a, Ye;
}
function zi(e, r, n, a) {
	var t = Tr(e, r);
	return t ? {
		tagName: t.tag,
		tagLower: t.tag.toLowerCase(),
		attrs: t.a,
		whitespaceBeforeAttrs: t.i,
		isSelfClosing: t.n,
		hasSpaceBeforeSlash: t.v,
		isClosing: t.g,
		hasNewline: t.i.includes(`
`) || t.a.includes(`
`),
		endPos: t.end
	} : null;
}
function Gn(e, r, n) {
	Hn = 0;
	var a = tt;
	tt = n, e = ja(e), Dn = e.length * 16 + Wi, !r.refs && (r.refs = Object.create(null)), (n.optimizeForStreaming || r.inline) && (r.B = jo(e, r.refs, n));
	var t, i;
	r.o || (r.o = t = [], r.r = i = []);
	let o = jr(e, r, n);
	if (t && i) {
		for (var A = t, C = {
			inline: r.inline,
			inAnchor: r.inAnchor,
			inHTML: r.inHTML,
			htmlDepth: r.d,
			inList: r.inList,
			inBlockQuote: r.inBlockQuote,
			noSetext: r.m,
			depth: r.p,
			notAtEdge: r.f
		}, l = 0; l < A.length; l++) {
			var f = A[l];
			r.inline = f.inline, r.inAnchor = f.inAnchor, r.inHTML = f.inHTML, r.d = f.htmlDepth, r.inList = f.inList, r.inBlockQuote = f.inBlockQuote, r.m = f.noSetext, r.p = f.depth, r.f = f.notAtEdge, r.l = f.breaks;
			var d = kr(f.text, 0, f.text.length, r, n);
			r.l = !1;
			for (var R = 0; R < d.length; R++) f.dest.push(d[R]);
		}
		r.inline = C.inline, r.inAnchor = C.inAnchor, r.inHTML = C.inHTML, r.d = C.htmlDepth, r.inList = C.inList, r.inBlockQuote = C.inBlockQuote, r.m = C.noSetext, r.p = C.depth, r.f = C.notAtEdge;
		for (var u = i, s = 0; s < u.length; s++) for (var H = u[s], h = 0; h < H.src.length; h++) {
			var _ = H.src[h];
			if (H.unwrap && _.type === T.paragraph) for (var v = _.children, g = 0; g < v.length; g++) H.dest.push(v[g]);
			else H.dest.push(_);
		}
		r.o = void 0, r.r = void 0, wr !== null && Gi(), Aa(o, r, n.slugify);
	}
	return tt = a, jn(r.refs) ? [{
		type: T.refCollection,
		refs: r.refs
	}, ...o] : o;
}
var _a;
try {
	un = import_react.createElement("div"), _a = un != null && typeof un == "object" && "$$typeof" in un && typeof un.$$typeof == "symbol" ? un.$$typeof : Symbol.for("react.transitional.element");
} catch {
	_a = Symbol.for("react.transitional.element");
}
var un;
function ua(e, r, n) {
	return {
		$$typeof: _a,
		type: e,
		key: n == null ? null : String(n),
		ref: null,
		props: r,
		_owner: null,
		_store: {},
		_debugStack: null,
		_debugTask: null
	};
}
function hr(e, r) {
	var n = { key: e };
	if (r) {
		var a = Bt(r);
		for (var t in a) n[t] = a[t];
	}
	return n;
}
var vt = typeof import_react.createContext > "u" ? void 0 : import_react.createContext(void 0);
function Zi(e, r, n, a, t, i, o, A, C) {
	switch (e.type) {
		case T.blockQuote: {
			let _ = { key: n.key };
			return e.alert && (_.className = `markdown-alert-${i(e.alert.toLowerCase(), Er)}`, e.children.unshift(ei(e.alert))), a("blockquote", _, r(e.children, n));
		}
		case T.breakLine: return a("br", { key: n.key });
		case T.breakThematic: return a("hr", { key: n.key });
		case T.frontmatter: return A.preserveFrontmatter ? a("pre", { key: n.key }, e.text) : null;
		case T.codeBlock: {
			let _ = e.lang ? Rr(e.lang) : "";
			var l = e.attrs ? Bt(Gt("code", e.attrs, A.overrides)) : {};
			return l.className = _ ? `language-${_} lang-${_}` : "", a("pre", { key: n.key }, a("code", l, e.text));
		}
		case T.codeInline: return a("code", { key: n.key }, e.text);
		case T.footnoteReference: return a("a", {
			key: n.key,
			href: t(e.target, "a", "href") || void 0
		}, a("sup", null, e.text));
		case T.gfmTask: return a("input", {
			checked: e.completed,
			key: n.key,
			readOnly: !0,
			type: "checkbox"
		});
		case T.heading: return a(`h${e.level}`, {
			id: e.id,
			key: n.key
		}, r(e.children, n));
		case T.htmlBlock: {
			let _ = e;
			if (Fr(A) && Ut(_.tag)) {
				var f = Jt(_);
				return f.kind === "literal" ? a("span", { key: n.key }, f.literal) : a("span", { key: n.key }, ...ai(f.open, _.children ? r(_.children, n) : null, f.close));
			}
			let v = _.k, g = v !== void 0, E = g ? v : _.b ? _.e || "" : (_.e || "") + (_.j || "");
			if (E && _.c) {
				let c = Oi(_.tag.toLowerCase()), N = _.children, m = N != null && N.length > 0;
				if (c) {
					let k = (g ? _.text : _.e) || "", G = Fr(A) ? Ft(k) : k;
					if (/<[a-z][^>]{0,100}>/i.test(k)) {
						var d = hr(n.key, e.attrs);
						return d.dangerouslySetInnerHTML = { __html: G }, C(e.tag, d);
					}
					return C(e.tag, hr(n.key, e.attrs), Ci(e.tag, G));
				}
				let L = new RegExp(`^<${_.tag}(\\s|>)`, "i");
				if (m && !L.test(E) && Fr(A) && Ai(E)) return C(e.tag, hr(n.key, e.attrs), r(N, n));
				if (xi(E)) {
					let k = Fr(A) ? Ft(E) : E;
					var R = hr(n.key, e.attrs);
					return R.dangerouslySetInnerHTML = { __html: k }, C(e.tag, R);
				}
				let P = Jn({
					overrides: A.overrides,
					slugify: A.slugify,
					sanitizer: t,
					tagfilter: !0
				}), y = qa(_.h || E);
				if (new RegExp(`^<${_.tag}(\\s[^>]*)?>(\\s*</${_.tag}>)?$`, "i").test(y)) return _.children && _.children.length > 0 ? C(e.tag, hr(n.key, e.attrs), r(_.children, n)) : C(e.tag, hr(n.key, e.attrs));
				let I = Gn(y, {
					inline: !1,
					refs: o,
					inHTML: !1
				}, P);
				if (Xt(I), ni(I, y)) return y;
				let B = _.tag.toLowerCase(), M = g;
				if (M && m) return C(e.tag, hr(n.key, e.attrs), r(N, n));
				if (M) return r(I.flatMap(fn), n);
				var u = ti(I, B);
				if (u.found && u.afterClose.length > 0) {
					var s = u.beforeClose.flatMap(fn), H = u.afterClose.flatMap(fn);
					return ua(import_react.Fragment, { children: [C(e.tag, hr(n.key, e.attrs), r(s, n)), r(H, n)] }, n.key);
				}
				return C(e.tag, hr(n.key, e.attrs), r(I.flatMap(fn), n));
			}
			return Mr(e.tag) ? C(e.tag, hr(n.key, e.attrs)) : C(e.tag, hr(n.key, e.attrs), e.children ? r(e.children, n) : "");
		}
		case T.htmlSelfClosing: {
			let _ = e;
			if (Fr(A) && Ut(_.tag)) {
				var h = Jt(_);
				return a("span", { key: n.key }, h.kind === "literal" ? h.literal : h.open + (h.close || ""));
			}
			return C(e.tag, hr(n.key, e.attrs));
		}
		case T.image: {
			let _ = e.target === null ? null : t(e.target, "img", "src");
			return a("img", {
				key: n.key,
				alt: e.alt && e.alt.length > 0 ? e.alt : void 0,
				title: e.title || void 0,
				src: _ || void 0
			});
		}
		case T.link: {
			let _ = { key: n.key };
			if (e.target != null) {
				let v = ii(e.target, t, "a", "href");
				v != null && (_.href = v);
			}
			return e.title && (_.title = e.title), a("a", _, r(e.children, n));
		}
		case T.table: {
			let _ = e;
			return a("table", { key: n.key }, a("thead", { key: "thead" }, a("tr", null, _.header.map(function(g, E) {
				return a("th", {
					key: E,
					style: _.align[E] === null ? {} : { textAlign: _.align[E] }
				}, r(g, n));
			}))), _.cells.length > 0 && a("tbody", { key: "tbody" }, _.cells.map(function(g, E) {
				return a("tr", { key: E }, g.map(function(c, N) {
					return a("td", {
						key: N,
						style: _.align[N] === null ? {} : { textAlign: _.align[N] }
					}, r(c, n));
				}));
			})));
		}
		case T.text: return e.text;
		case T.textFormatted: return a(e.tag, { key: n.key }, r(e.children, n));
		case T.orderedList:
		case T.unorderedList: return a(e.type === T.orderedList ? "ol" : "ul", {
			key: n.key,
			start: e.type === T.orderedList ? e.start : void 0
		}, e.items.map(function(g, E) {
			return a("li", { key: E }, r(g, n));
		}));
		case T.paragraph: return a("p", { key: n.key }, r(e.children, n));
		case T.ref: return null;
		default: return null;
	}
}
var pl = (e, r, n, a, t, i, o) => {
	var A = (l) => l.map((f) => "text" in f ? f.text : ""), C = (l, f = {}) => {
		var d = Array.isArray(l) ? l : [l], R = (f.renderDepth || 0) + 1;
		if (R > 2500) return A(d);
		f.renderDepth = R;
		for (var u = f.key, s = [], H = !1, h = 0; h < d.length; h++) {
			f.key = h;
			var _;
			if (e) _ = e(Zi.bind(null, d[h], C, f, r, n, a, t, i, o), d[h], C, f);
			else _ = Zi(d[h], C, f, r, n, a, t, i, o);
			var g = typeof _ == "string";
			if (H && typeof _ == "string") {
				var E = s.at(-1);
				s[s.length - 1] = (typeof E == "string" ? E : "") + _;
			} else if (_ != null) if (Array.isArray(_)) for (var S = 0; S < _.length; S++) s.push(_[S]);
			else s.push(_);
			H = g;
		}
		return f.key = u, f.renderDepth = R - 1, s;
	};
	return C;
};
var Il = (e, r) => {
	let n = Wr(r, e, void 0);
	return n ? typeof n == "function" || typeof n == "object" && "render" in n ? n : Wr(r, `${e}.component`, e) : e;
};
function Ll(e, r) {
	let n = { ...r || {} };
	n.overrides = n.overrides || {};
	let a = n.slugify || Er, t = n.sanitizer || $r, i = n.createElement, o = jn(n.overrides), A = (g) => ca(g, {
		...n,
		wrapper: null
	});
	function C(g) {
		for (var E in g) {
			var S = g[E];
			if (typeof S == "string" && S.length > 0 && S.charCodeAt(0) === ae && (pi.test(S) || Ii.test(S) || zi(S, 0))) {
				var c = A(S.trim());
				g[E] = E === "innerHTML" && Array.isArray(c) ? c[0] : c;
			}
		}
	}
	function l(g, E, ...S) {
		var c = E || {}, N = g;
		if (o) {
			var m = Wr(n.overrides, `${g}.props`, {});
			N = Il(g, n.overrides), c = {
				...c,
				...m,
				className: li(c.className, m.className) || void 0
			}, typeof N == "string" && Mr(N) && (delete c.children, S.length = 0);
		}
		if (!i) {
			var L = c.key;
			return L != null && delete c.key, S.length === 1 ? c.children = S[0] : S.length > 1 && (c.children = S), ua(N, c, L);
		}
		return i(N, c, ...S);
	}
	function f(g, E, ...S) {
		var c = E && Gt(g, E, n.overrides);
		if (c) {
			if (typeof c.children == "string") {
				var N = c.dangerouslySetInnerHTML === void 0 ? Za(c.children, S) : void 0;
				delete c.children, N !== void 0 && (S = [N]);
			}
			C(c);
		}
		return l(g, c, ...S);
	}
	let d = Jn(n, n.forceInline), R = e[0] && e[0].type === T.refCollection ? e[0].refs : Object.create(null), u = pl(n.renderRule, l, t, a, R, n, f), s = u(e, {
		inline: n.forceInline,
		refs: R
	}), H = oi(R);
	if (H.length > 0 && s.push(l("footer", { key: "footer" }, H.map(function(E) {
		let S = E.identifier.charCodeAt(0) === Cr ? E.identifier.slice(1) : E.identifier, c = Gn(E.footnote, {
			inline: !0,
			refs: R
		}, d);
		return l("div", {
			id: a(S, Er),
			key: E.identifier
		}, `${S}: `, u(c, {
			inline: !0,
			refs: R
		}));
	}))), n.wrapper === null) return s;
	let h = n.wrapper || (n.forceInline ? "span" : "div"), _;
	if (s.length > 1 || n.forceWrapper) _ = s;
	else return s.length === 1 ? s[0] : null;
	var v = n.wrapperProps ? { ...n.wrapperProps } : {};
	return v.children = _, ua(h, v, "outer");
}
function ca(e = "", r = {}) {
	let n = { ...r || {} };
	n.overrides = n.overrides || {};
	n.slugify;
	n.sanitizer;
	function i(A) {
		let C = n.forceInline || !(n.forceBlock || Qa.test(A)), l = Jn(n, C);
		return Ll(Gn(C ? A : ri(A), {
			inline: C,
			refs: o
		}, l), {
			...n,
			forceInline: C
		});
	}
	let o = Object.create(null);
	return i(e);
}
function Ol(e) {
	let r = import_react.useRef(e), n = r.current;
	if (n !== e) {
		var a = !0, t = 0;
		for (var i in e) if (t++, !Object.is(n[i], e[i])) {
			a = !1;
			break;
		}
		if (a) {
			var o = 0;
			for (var A in n) o++;
			a = o === t;
		}
		a || (r.current = e);
	}
	return r.current;
}
var xl = ({ children: e, options: r, ...n }) => {
	if (!(typeof import_react.useContext < "u")) {
		let l = {
			...r,
			overrides: { ...r?.overrides },
			wrapperProps: {
				...r?.wrapperProps,
				...n
			}
		};
		return ca(e ?? "", l);
	}
	let t = vt ? import_react.useContext(vt) : void 0, i = Ol(n), o = import_react.useMemo(() => ({
		...t,
		...r,
		overrides: {
			...t?.overrides,
			...r?.overrides
		},
		wrapperProps: {
			...t?.wrapperProps,
			...r?.wrapperProps,
			...i
		}
	}), [
		t,
		r,
		i
	]), A = e ?? "";
	return import_react.useMemo(() => ca(A, o), [A, o]);
};
// node_modules/@rjsf/core/lib/components/constants.js
/** Internal only symbol used by `Form` & `ObjectField` to mark an additional property element to be removed */
var ADDITIONAL_PROPERTY_KEY_REMOVE = Symbol("remove-this-key");
/** Internal only symbol used by the `reset()` function to indicate that a reset operation is happening */
var IS_RESET = Symbol("reset");
// node_modules/@rjsf/core/lib/components/fields/ObjectField.js
/** Returns a flag indicating whether the `name` field is required in the object schema
*
* @param schema - The schema to check
* @param name - The name of the field to check for required-ness
* @returns - True if the field `name` is required, false otherwise
*/
function isRequired(schema, name) {
	return Array.isArray(schema.required) && schema.required.includes(name);
}
/** Returns a default value to be used for a new additional schema property of the given `type`
*
* @param translateString - The string translation function from the registry
* @param type - The type of the new additional schema property
*/
function getDefaultValue(translateString, type) {
	switch (type) {
		case "array": return [];
		case "boolean": return false;
		case "null": return null;
		case "number": return 0;
		case "object": return {};
		default: return translateString(TranslatableString.NewStringDefault);
	}
}
function isAdditionalPropertySchema(schema) {
	return Boolean(schema?.[ADDITIONAL_PROPERTY_FLAG]);
}
function getAdditionalPropertyOrder(schemaProperties) {
	return Object.keys(schemaProperties).filter((property) => isAdditionalPropertySchema(schemaProperties[property]));
}
/** The `ObjectFieldProperty` component is used to render the `SchemaField` for a child property of an object
*/
function ObjectFieldPropertyFn(props) {
	const { fieldPathId, schema, registry, uiSchema, errorSchema, formData, onChange, onBlur, onFocus, disabled, readonly, required, hideError, propertyName, handleKeyRename, handleRemoveProperty, addedByAdditionalProperties } = props;
	const [wasPropertyKeyModified, setWasPropertyKeyModified] = (0, import_react.useState)(false);
	const { globalFormOptions, fields } = registry;
	const { SchemaField } = fields;
	const innerFieldIdPathId = useDeepCompareMemo(toFieldPathId(propertyName, globalFormOptions, fieldPathId.path));
	/** The `onChange` handler installed on this property's `SchemaField`. Handles the special case where the user
	* clears a value at this property's own path when it was added as an additional property, coercing `undefined`
	* to the empty string so the property's key input survives. Every other change, including any change to a
	* descendant of this property, is forwarded to `onChange()` untouched.
	*/
	const onPropertyChange = (0, import_react.useCallback)((value, path, newErrorSchema, id) => {
		let normalizedValue = value;
		if (value === void 0 && addedByAdditionalProperties && deepEquals(path, innerFieldIdPathId.path)) normalizedValue = "";
		onChange(normalizedValue, path, newErrorSchema, id);
	}, [
		onChange,
		addedByAdditionalProperties,
		innerFieldIdPathId
	]);
	/** The key change event handler; Called when the key associated with a field is changed for an additionalProperty.
	* simply returns a function that call the `handleKeyChange()` event with the value
	*/
	const onKeyRename = (0, import_react.useCallback)((value) => {
		if (propertyName !== value) setWasPropertyKeyModified(true);
		handleKeyRename(propertyName, value);
	}, [propertyName, handleKeyRename]);
	/** Returns a callback the handle the blur event, getting the value from the target and passing that along to the
	* `handleKeyChange` function
	*/
	const onKeyRenameBlur = (0, import_react.useCallback)((event) => {
		const { target: { value } } = event;
		onKeyRename(value);
	}, [onKeyRename]);
	/** The property drop/removal event handler; Called when a field is removed in an additionalProperty context
	*/
	const onRemoveProperty = (0, import_react.useCallback)(() => {
		handleRemoveProperty(propertyName);
	}, [propertyName, handleRemoveProperty]);
	return (0, import_jsx_runtime.jsx)(SchemaField, {
		name: propertyName,
		required,
		schema,
		uiSchema,
		errorSchema,
		fieldPathId: innerFieldIdPathId,
		formData,
		wasPropertyKeyModified,
		onKeyRename,
		onKeyRenameBlur,
		onRemoveProperty,
		onChange: onPropertyChange,
		onBlur,
		onFocus,
		registry,
		disabled,
		readonly,
		hideError
	});
}
var ObjectFieldProperty = (0, import_react.memo)(ObjectFieldPropertyFn);
/** The `ObjectField` component is used to render a field in the schema that is of type `object`. It tracks whether an
* additional property key was modified and what it was modified to
*
* @param props - The `FieldProps` for this template
*/
function ObjectField(props) {
	const { schema: rawSchema, uiSchema = {}, formData, errorSchema, fieldPathId, name, required = false, disabled, readonly, hideError, onBlur, onFocus, onChange, registry, title } = props;
	const { fields, schemaUtils, translateString, globalUiOptions } = registry;
	const { OptionalDataControlsField } = fields;
	const formDataRef = (0, import_react.useRef)(formData);
	formDataRef.current = formData;
	const schema = (0, import_react.useMemo)(() => schemaUtils.retrieveSchema(rawSchema, formData, true), [
		schemaUtils,
		rawSchema,
		formData
	]);
	const uiOptions = (0, import_react.useMemo)(() => getUiOptions(uiSchema, globalUiOptions), [uiSchema, globalUiOptions]);
	const schemaProperties = (0, import_react.useMemo)(() => schema.properties ?? {}, [schema.properties]);
	const childFieldPathId = props.childFieldPathId ?? fieldPathId;
	const lastRenamedProperty = (0, import_react.useRef)({
		previousKey: "",
		currentKey: void 0
	});
	const [additionalPropertyOrder, setAdditionalPropertyOrder] = (0, import_react.useState)(() => getAdditionalPropertyOrder(schemaProperties));
	const definedPropertyOrder = (0, import_react.useMemo)(() => {
		const additionalPropertySet = new Set(getAdditionalPropertyOrder(schemaProperties));
		return Object.keys(schemaProperties).filter((property) => !additionalPropertySet.has(property));
	}, [schemaProperties]);
	const templateTitle = uiOptions.title ?? schema.title ?? title ?? name;
	const description = uiOptions.description ?? schema.description;
	const renderOptionalField = shouldRenderOptionalField(registry, schema, required, uiSchema);
	const hasFormData = isFormDataAvailable(formData);
	let orderedProperties = [];
	/** Computes the next available key name from the `preferredKey`, indexing through the already existing keys until one
	* that is already not assigned is found.
	*
	* @param preferredKey - The preferred name of a new key
	* @param [formData] - The form data in which to check if the desired key already exists
	* @returns - The name of the next available key from `preferredKey`
	*/
	const getAvailableKey = (0, import_react.useCallback)((preferredKey, existingFormData) => {
		const { duplicateKeySuffixSeparator = "-" } = getUiOptions(uiSchema, globalUiOptions);
		let index = 0;
		let newKey = preferredKey;
		while (hasByPath(existingFormData, newKey)) {
			index += 1;
			newKey = `${preferredKey}${duplicateKeySuffixSeparator}${index}`;
		}
		return newKey;
	}, [uiSchema, globalUiOptions]);
	/** Handles the adding of a new additional property on the given `schema`. Calls the `onChange` callback once the new
	* default data for that field has been added to the formData.
	*/
	const onAddProperty = (0, import_react.useCallback)(() => {
		if (!(schema.additionalProperties || schema.patternProperties)) return;
		const newFormData = { ...formData };
		const newKey = getAvailableKey("newKey", newFormData);
		if (schema.patternProperties) setByPath(newFormData, newKey, null);
		else {
			let type = void 0;
			let constValue = void 0;
			let defaultValue = void 0;
			if (isObject(schema.additionalProperties)) {
				type = schema.additionalProperties.type;
				constValue = schema.additionalProperties.const;
				defaultValue = schema.additionalProperties.default;
				let apSchema = schema.additionalProperties;
				if ("$ref" in apSchema) {
					apSchema = schemaUtils.retrieveSchema({ [REF_KEY]: apSchema[REF_KEY] }, formData);
					type = apSchema.type;
					constValue = apSchema.const;
					defaultValue = schemaUtils.getDefaultFormState(apSchema, defaultValue);
				}
				if (!type && ("anyOf" in apSchema || "oneOf" in apSchema)) type = "object";
			}
			setByPath(newFormData, newKey, constValue ?? defaultValue ?? getDefaultValue(translateString, type));
		}
		if (lastRenamedProperty.current.previousKey === newKey) {
			lastRenamedProperty.current.currentKey = newKey;
			lastRenamedProperty.current.previousKey = getAvailableKey(newKey, newFormData);
		}
		setAdditionalPropertyOrder((order) => [...order, newKey]);
		onChange(newFormData, childFieldPathId.path);
	}, [
		formData,
		onChange,
		translateString,
		schemaUtils,
		childFieldPathId,
		getAvailableKey,
		schema
	]);
	/** Returns a callback function that deals with the rename of a key for an additional property for a schema. That
	* callback will attempt to rename the key and move the existing data to that key, calling `onChange` when it does.
	*
	* @param oldKey - The old key for the field
	* @param newKey - The new key for the field
	* @returns - The key change callback function
	*/
	const handleKeyRename = (0, import_react.useCallback)((oldKey, newKey) => {
		if (oldKey !== newKey) {
			const currentFormData = formDataRef.current;
			const actualNewKey = getAvailableKey(newKey, currentFormData);
			const newFormData = { ...currentFormData };
			const newKeys = { [oldKey]: actualNewKey };
			const keyValues = Object.keys(newFormData).map((key) => {
				return { [Object.hasOwn(newKeys, key) ? newKeys[key] : key]: newFormData[key] };
			});
			const renamedObj = Object.assign({}, ...keyValues);
			formDataRef.current = renamedObj;
			if (oldKey !== lastRenamedProperty.current.currentKey) lastRenamedProperty.current.previousKey = oldKey;
			lastRenamedProperty.current.currentKey = actualNewKey;
			setAdditionalPropertyOrder((order) => order.map((property) => property === oldKey ? actualNewKey : property));
			onChange(renamedObj, childFieldPathId.path);
		}
	}, [
		onChange,
		childFieldPathId,
		getAvailableKey
	]);
	/** Handles the remove click which calls the `onChange` callback with the special ADDITIONAL_PROPERTY_FIELD_REMOVE
	* value for the path plus the key to be removed
	*/
	const handleRemoveProperty = (0, import_react.useCallback)((key) => {
		setAdditionalPropertyOrder((order) => order.filter((property) => property !== key));
		onChange(ADDITIONAL_PROPERTY_KEY_REMOVE, [...childFieldPathId.path, key]);
	}, [onChange, childFieldPathId]);
	/** Returns the stable React key for a property. For the most recently renamed
	* additional property, returns the previous key so that React reuses the
	* existing component instance instead of unmounting/remounting it. This
	* preserves DOM focus naturally without manual focus management.
	*/
	const getStableKey = (0, import_react.useCallback)((property) => {
		if (lastRenamedProperty.current.currentKey === property) return lastRenamedProperty.current.previousKey;
		return property;
	}, []);
	if (!renderOptionalField || hasFormData) try {
		const definedPropertySet = new Set(definedPropertyOrder);
		const currentAdditionalProperties = additionalPropertyOrder.filter((property) => Object.hasOwn(schemaProperties, property) && !definedPropertySet.has(property));
		orderedProperties = orderProperties([...definedPropertyOrder, ...currentAdditionalProperties], uiOptions.order);
	} catch (err) {
		return (0, import_jsx_runtime.jsxs)("div", { children: [(0, import_jsx_runtime.jsx)("p", {
			className: "rjsf-config-error",
			style: { color: "red" },
			children: (0, import_jsx_runtime.jsx)(xl, {
				options: { disableParsingRawHTML: true },
				children: translateString(TranslatableString.InvalidObjectField, [name || "root", err.message])
			})
		}), (0, import_jsx_runtime.jsx)("pre", { children: JSON.stringify(schema) })] });
	}
	const Template = getTemplate("ObjectFieldTemplate", registry, uiOptions);
	const optionalDataControl = renderOptionalField ? (0, import_jsx_runtime.jsx)(OptionalDataControlsField, {
		...props,
		fieldPathId: childFieldPathId,
		schema
	}) : void 0;
	const templateProps = {
		title: uiOptions.label === false ? "" : templateTitle,
		description: uiOptions.label === false ? void 0 : description,
		properties: orderedProperties.map((propertyName) => {
			const addedByAdditionalProperties = isAdditionalPropertySchema(schema.properties?.[propertyName]);
			const fieldUiSchema = addedByAdditionalProperties ? uiSchema.additionalProperties : uiSchema[propertyName];
			const hidden = getUiOptions(fieldUiSchema).widget === "hidden";
			return {
				content: (0, import_jsx_runtime.jsx)(ObjectFieldProperty, {
					propertyName,
					required: isRequired(schema, propertyName),
					schema: getPropertySchema(schema, propertyName),
					uiSchema: fieldUiSchema,
					errorSchema: getByPath(errorSchema, propertyName),
					fieldPathId: childFieldPathId,
					formData: getByPath(formData, propertyName),
					handleKeyRename,
					handleRemoveProperty,
					addedByAdditionalProperties,
					onChange,
					onBlur,
					onFocus,
					registry,
					disabled,
					readonly,
					hideError
				}, getStableKey(propertyName)),
				name: propertyName,
				readonly,
				disabled,
				required,
				hidden
			};
		}),
		readonly,
		disabled,
		required,
		fieldPathId,
		uiSchema,
		errorSchema,
		schema,
		formData,
		registry,
		optionalDataControl,
		className: renderOptionalField ? "rjsf-optional-object-field" : void 0
	};
	return (0, import_jsx_runtime.jsx)(Template, {
		...templateProps,
		onAddProperty
	});
}
// node_modules/@rjsf/core/lib/components/fields/OptionalDataControlsField.js
/** The `OptionalDataControlsField` component is used to render the optional data controls for the field associated
* with the given props.
*
* @param props - The `FieldProps` for this template
*/
function OptionalDataControlsField(props) {
	const { schema, uiSchema = {}, formData, disabled = false, readonly = false, onChange, errorSchema, fieldPathId, registry } = props;
	const { globalUiOptions = {}, schemaUtils, translateString } = registry;
	const OptionalDataControlsTemplate = getTemplate("OptionalDataControlsTemplate", registry, getUiOptions(uiSchema, globalUiOptions));
	const hasFormData = isFormDataAvailable(formData);
	let id;
	let label;
	let onAddClick;
	let onRemoveClick;
	if (disabled || readonly) {
		id = optionalControlsId(fieldPathId, "Msg");
		label = hasFormData ? void 0 : translateString(TranslatableString.OptionalObjectEmptyMsg);
	} else {
		label = translateString(hasFormData ? TranslatableString.OptionalObjectRemove : TranslatableString.OptionalObjectAdd);
		if (hasFormData) {
			id = optionalControlsId(fieldPathId, "Remove");
			onRemoveClick = () => onChange(void 0, fieldPathId.path, errorSchema);
		} else {
			id = optionalControlsId(fieldPathId, "Add");
			onAddClick = () => {
				let newFormData = schemaUtils.getDefaultFormState(schema, formData, "excludeObjectChildren");
				if (newFormData === void 0) newFormData = getSchemaType(schema) === "array" ? [] : {};
				onChange(newFormData, fieldPathId.path, errorSchema);
			};
		}
	}
	return label && (0, import_jsx_runtime.jsx)(OptionalDataControlsTemplate, {
		id,
		registry,
		schema,
		uiSchema,
		label,
		onAddClick,
		onRemoveClick
	});
}
// node_modules/@rjsf/core/lib/components/fields/SchemaField.js
/** The map of component type to FieldName */
var COMPONENT_TYPES = {
	array: "ArrayField",
	boolean: "BooleanField",
	integer: "NumberField",
	number: "NumberField",
	object: "ObjectField",
	string: "StringField",
	null: "NullField"
};
/** Computes and returns which `Field` implementation to return in order to render the field represented by the
* `schema`. The `uiOptions` are used to alter what potential `Field` implementation is actually returned. If no
* appropriate `Field` implementation can be found then a wrapper around `UnsupportedFieldTemplate` is used.
*
* @param schema - The schema from which to obtain the type
* @param uiOptions - The UI Options that may affect the component decision
* @param registry - The registry from which fields and templates are obtained
* @returns - The `Field` component that is used to render the actual field data
*/
function getFieldComponent(schema, uiOptions, registry) {
	const { field } = uiOptions;
	const { fields, schemaUtils } = registry;
	if (typeof field === "function") return field;
	if (typeof field === "string" && field in fields) return fields[field];
	const schemaType = getSchemaType(schema);
	const type = Array.isArray(schemaType) ? schemaType[0] : schemaType || "";
	const schemaId = schema.$id;
	let componentName = COMPONENT_TYPES[type];
	if (schemaId && schemaId in fields) componentName = schemaId;
	if ((schema.anyOf || schema.oneOf) && !schemaUtils.isSelect(schema) && componentName !== "ObjectField") return () => null;
	return componentName in fields ? fields[componentName] : fields.FallbackField;
}
/** The `SchemaFieldRender` component is the work-horse of react-jsonschema-form, determining what kind of real field to
* render based on the `schema`, `uiSchema` and all the other props. It also deals with rendering the `anyOf` and
* `oneOf` fields.
*
* @param props - The `FieldProps` for this component
*/
function SchemaFieldRender(props) {
	const { schema: _schema, fieldPathId, uiSchema: _uiSchema, formData, errorSchema, name, onChange, onKeyRename, onKeyRenameBlur, onRemoveProperty, required = false, registry, wasPropertyKeyModified = false } = props;
	const { schemaUtils, globalFormOptions, globalUiOptions, fields } = registry;
	const { AnyOfField: _AnyOfField, OneOfField: _OneOfField, CyclicSchemaField } = fields;
	const fieldId = fieldPathId["$id"];
	/** Intermediary `onChange` handler for field components that will inject the `id` of the current field into the
	* `onChange` chain if it is not already being provided from a deeper level in the hierarchy
	*/
	const handleFieldComponentChange = (0, import_react.useCallback)((newFormData, path, newErrorSchema, id) => {
		return onChange(newFormData, path, newErrorSchema, id || fieldId);
	}, [fieldId, onChange]);
	if (_schema[RJSF_REF_CYCLE_KEY]) return (0, import_jsx_runtime.jsx)(CyclicSchemaField, { ...props });
	const uiSchema = resolveUiSchema(_schema, _uiSchema, registry);
	const uiOptions = getUiOptions(uiSchema, globalUiOptions);
	const FieldTemplate = getTemplate("FieldTemplate", registry, uiOptions);
	const DescriptionFieldTemplate = getTemplate("DescriptionFieldTemplate", registry, uiOptions);
	const FieldHelpTemplate = getTemplate("FieldHelpTemplate", registry, uiOptions);
	const FieldErrorTemplate = getTemplate("FieldErrorTemplate", registry, uiOptions);
	const schema = schemaUtils.retrieveSchema(_schema, formData);
	const FieldComponent = getFieldComponent(schema, uiOptions, registry);
	const deprecatedHandling = Boolean(schema.deprecated) ? uiOptions.deprecatedHandling ?? "label" : void 0;
	const disabled = Boolean(uiOptions.disabled ?? props.disabled) || deprecatedHandling === "disable";
	const readonly = Boolean(uiOptions.readonly ?? (props.readonly || props.schema.readOnly || schema.readOnly));
	const uiSchemaHideError = uiOptions.hideError;
	const hideError = uiSchemaHideError === void 0 ? props.hideError : Boolean(uiSchemaHideError);
	const autofocus = Boolean(uiOptions.autofocus ?? props.autofocus);
	if (Object.keys(schema).length === 0) return null;
	let displayLabel = schemaUtils.getDisplayLabel(schema, uiSchema, globalUiOptions);
	/** If the schema `anyOf` or 'oneOf' can be rendered as a select control, don't render the selection and let
	* `StringField` component handle rendering unless there is a field override and that field replaces the any or one of
	*/
	const isReplacingAnyOrOneOf = uiOptions.field && uiOptions.fieldReplacesAnyOrOneOf === true;
	let XxxOfField;
	let XxxOfOptions;
	let fieldPathIdProps = { fieldPathId };
	if (("anyOf" in schema || "oneOf" in schema) && !isReplacingAnyOrOneOf && !schemaUtils.isSelect(schema)) {
		if (schema["anyOf"]) {
			XxxOfField = _AnyOfField;
			XxxOfOptions = schema[ANY_OF_KEY].map((xxxOfSchema) => schemaUtils.retrieveSchema(isObject(xxxOfSchema) ? xxxOfSchema : {}, formData));
		} else if (schema["oneOf"]) {
			XxxOfField = _OneOfField;
			XxxOfOptions = schema[ONE_OF_KEY].map((xxxOfSchema) => schemaUtils.retrieveSchema(isObject(xxxOfSchema) ? xxxOfSchema : {}, formData));
		}
		const isOptionalRender = shouldRenderOptionalField(registry, schema, required, uiSchema);
		const hasFormData = isFormDataAvailable(formData);
		displayLabel = displayLabel && (!isOptionalRender || hasFormData);
		fieldPathIdProps = {
			childFieldPathId: fieldPathId,
			fieldPathId: toFieldPathId("XxxOf", globalFormOptions, fieldPathId)
		};
	}
	const { __errors, ...fieldErrorSchema } = errorSchema || {};
	const { "ui:classNames": consumedUiClassNames, classNames: consumedClassNames, "ui:style": consumedUiStyle, ...fieldUiSchema } = uiSchema;
	if ("ui:options" in fieldUiSchema) {
		const { classNames: consumedOptionClassNames, style: consumedOptionStyle, ...fieldUiOptions } = fieldUiSchema[UI_OPTIONS_KEY];
		fieldUiSchema[UI_OPTIONS_KEY] = fieldUiOptions;
	}
	const field = (0, import_jsx_runtime.jsx)(FieldComponent, {
		...props,
		onChange: handleFieldComponentChange,
		...fieldPathIdProps,
		schema,
		uiSchema: fieldUiSchema,
		disabled,
		readonly,
		hideError,
		autofocus,
		errorSchema: fieldErrorSchema,
		rawErrors: __errors
	});
	const id = fieldPathId["$id"];
	let label;
	if (wasPropertyKeyModified) label = name;
	else label = ADDITIONAL_PROPERTY_FLAG in schema ? name : uiOptions.title || props.schema.title || schema.title || props.title || name;
	if (deprecatedHandling === "label") label = registry.translateString(TranslatableString.DeprecatedLabel, [label]);
	const description = uiOptions.description || props.schema.description || schema.description || "";
	const { help } = uiOptions;
	const hidden = uiOptions.widget === "hidden" || deprecatedHandling === "hide";
	const classNames = ["rjsf-field", `rjsf-field-${getSchemaType(schema)}`];
	if (!hideError && __errors && __errors.length > 0) classNames.push("rjsf-field-error");
	if (uiOptions.classNames) classNames.push(uiOptions.classNames);
	const helpComponent = (0, import_jsx_runtime.jsx)(FieldHelpTemplate, {
		help,
		fieldPathId,
		schema,
		uiSchema,
		hasErrors: !hideError && __errors && __errors.length > 0,
		registry
	});
	const errorsComponent = hideError || XxxOfField && !schemaUtils.isSelect(schema) ? void 0 : (0, import_jsx_runtime.jsx)(FieldErrorTemplate, {
		errors: __errors,
		errorSchema,
		fieldPathId,
		schema,
		uiSchema,
		registry
	});
	const fieldProps = {
		description: (0, import_jsx_runtime.jsx)(DescriptionFieldTemplate, {
			id: descriptionId(id),
			description,
			schema,
			uiSchema,
			registry
		}),
		rawDescription: description,
		help: helpComponent,
		rawHelp: typeof help === "string" ? help : void 0,
		errors: errorsComponent,
		rawErrors: hideError ? void 0 : __errors,
		fieldPathId,
		id,
		label,
		hidden,
		onChange,
		onKeyRename,
		onKeyRenameBlur,
		onRemoveProperty,
		required,
		disabled,
		readonly,
		hideError,
		displayLabel,
		classNames: classNames.join(" ").trim(),
		style: uiOptions.style,
		formData,
		schema,
		uiSchema,
		registry
	};
	return (0, import_jsx_runtime.jsx)(FieldTemplate, {
		...fieldProps,
		children: (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [field, XxxOfField && (0, import_jsx_runtime.jsx)(XxxOfField, {
			name,
			disabled,
			readonly,
			hideError,
			errorSchema,
			formData,
			fieldPathId,
			onBlur: props.onBlur,
			onChange: props.onChange,
			onFocus: props.onFocus,
			options: XxxOfOptions,
			registry,
			required,
			schema,
			uiSchema
		})] })
	});
}
/** The `SchemaField` component wraps `SchemaFieldRender` with a custom memoization comparator that  determines whether it is necessary to rerender the component based on any props changes
* using `experimental_componentUpdateStrategy`.
*
* The cast to `typeof SchemaFieldRender` preserves the generic type signature (<T, S, F>) for consumers,
* since React.memo's return type erases generic parameters.
*/
var SchemaField = (0, import_react.memo)(SchemaFieldRender, (prevProps, nextProps) => {
	const { experimental_componentUpdateStrategy = "customDeep" } = nextProps.registry.globalFormOptions;
	if (experimental_componentUpdateStrategy === "always") return false;
	if (experimental_componentUpdateStrategy === "shallow") return shallowEquals(prevProps, nextProps);
	return deepEquals(prevProps, nextProps);
});
// node_modules/@rjsf/core/lib/components/fields/StringField.js
/** The `StringField` component is used to render a schema field that represents a string type
*
* @param props - The `FieldProps` for this template
*/
function StringField(props) {
	const { schema, name, uiSchema, fieldPathId, formData, required, disabled = false, readonly = false, autofocus = false, onChange, onBlur, onFocus, registry, rawErrors, hideError, title } = props;
	const { title: schemaTitle } = schema;
	const { widgets, schemaUtils, globalUiOptions } = registry;
	const { defaultWidget, enumOptions } = resolveDefaultWidget(schema, uiSchema, schemaUtils, widgets);
	const { widget = defaultWidget, placeholder = "", title: uiTitle, ...options } = getUiOptions(uiSchema);
	const displayLabel = schemaUtils.getDisplayLabel(schema, uiSchema, globalUiOptions);
	const label = uiTitle ?? title ?? schemaTitle ?? name;
	const Widget = getWidget(schema, widget, widgets);
	const onWidgetChange = (0, import_react.useCallback)((value, errorSchema, id) => onChange(value, fieldPathId.path, errorSchema, id), [onChange, fieldPathId]);
	return (0, import_jsx_runtime.jsx)(Widget, {
		options: {
			...options,
			enumOptions
		},
		schema,
		uiSchema,
		id: fieldPathId.$id,
		name,
		label,
		hideLabel: !displayLabel,
		hideError,
		value: formData,
		onChange: onWidgetChange,
		onBlur,
		onFocus,
		required,
		disabled,
		readonly,
		autofocus,
		registry,
		placeholder,
		rawErrors,
		htmlName: fieldPathId.name
	});
}
// node_modules/@rjsf/core/lib/components/fields/index.js
function fields() {
	return {
		AnyOfField,
		ArrayField,
		BooleanField,
		CyclicSchemaField,
		FallbackField,
		LayoutGridField,
		LayoutHeaderField,
		LayoutMultiSchemaField,
		NumberField,
		ObjectField,
		OneOfField: AnyOfField,
		OptionalDataControlsField,
		SchemaField,
		StringField,
		NullField
	};
}
// node_modules/@rjsf/core/lib/components/templates/ArrayFieldDescriptionTemplate.js
/** The `ArrayFieldDescriptionTemplate` component renders a `DescriptionFieldTemplate` with an `id` derived from
* the `fieldPathId`.
*
* @param props - The `ArrayFieldDescriptionProps` for the component
*/
function ArrayFieldDescriptionTemplate(props) {
	const { fieldPathId, description, registry, schema, uiSchema } = props;
	const options = getUiOptions(uiSchema, registry.globalUiOptions);
	const { label: displayLabel = true } = options;
	if (!description || !displayLabel) return null;
	const DescriptionFieldTemplate = getTemplate("DescriptionFieldTemplate", registry, options);
	return (0, import_jsx_runtime.jsx)(DescriptionFieldTemplate, {
		id: descriptionId(fieldPathId),
		description,
		schema,
		uiSchema,
		registry
	});
}
// node_modules/@rjsf/core/lib/components/templates/ArrayFieldItemButtonsTemplate.js
/** The `ArrayFieldTemplateItemButtons` component is the template used to render the buttons associate3d with items of
* an array.
*
* @param props - The `ArrayFieldItemButtonsTemplateProps` props for the component
*/
function ArrayFieldItemButtonsTemplate(props) {
	const { disabled, hasCopy, hasMoveDown, hasMoveUp, hasRemove, fieldPathId, onCopyItem, onRemoveItem, onMoveDownItem, onMoveUpItem, readonly, registry, uiSchema } = props;
	const { CopyButton, MoveDownButton, MoveUpButton, RemoveButton } = registry.templates.ButtonTemplates;
	return (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		(hasMoveUp || hasMoveDown) && (0, import_jsx_runtime.jsx)(MoveUpButton, {
			id: buttonId(fieldPathId, "moveUp"),
			className: "rjsf-array-item-move-up",
			disabled: disabled || readonly || !hasMoveUp,
			onClick: onMoveUpItem,
			uiSchema,
			registry
		}),
		(hasMoveUp || hasMoveDown) && (0, import_jsx_runtime.jsx)(MoveDownButton, {
			id: buttonId(fieldPathId, "moveDown"),
			className: "rjsf-array-item-move-down",
			disabled: disabled || readonly || !hasMoveDown,
			onClick: onMoveDownItem,
			uiSchema,
			registry
		}),
		hasCopy && (0, import_jsx_runtime.jsx)(CopyButton, {
			id: buttonId(fieldPathId, "copy"),
			className: "rjsf-array-item-copy",
			disabled: disabled || readonly,
			onClick: onCopyItem,
			uiSchema,
			registry
		}),
		hasRemove && (0, import_jsx_runtime.jsx)(RemoveButton, {
			id: buttonId(fieldPathId, "remove"),
			className: "rjsf-array-item-remove",
			disabled: disabled || readonly,
			onClick: onRemoveItem,
			uiSchema,
			registry
		})
	] });
}
// node_modules/@rjsf/core/lib/components/templates/ArrayFieldItemTemplate.js
/** The `ArrayFieldItemTemplate` component is the template used to render an items of an array.
*
* @param props - The `ArrayFieldItemTemplateProps` props for the component
*/
function ArrayFieldItemTemplate(props) {
	const { children, className, buttonsProps, displayLabel, hasDescription, hasToolbar, registry, uiSchema } = props;
	const ArrayFieldItemButtonsTemplate = getTemplate("ArrayFieldItemButtonsTemplate", registry, getUiOptions(uiSchema));
	const btnStyle = {
		flex: 1,
		paddingLeft: 6,
		paddingRight: 6,
		fontWeight: "bold"
	};
	const margin = hasDescription ? 31 : 9;
	const containerStyle = {
		display: "flex",
		alignItems: displayLabel ? "center" : "baseline"
	};
	const toolbarStyle = {
		display: "flex",
		justifyContent: "flex-end",
		marginTop: displayLabel ? `${margin}px` : 0
	};
	return (0, import_jsx_runtime.jsxs)("div", {
		className,
		style: containerStyle,
		children: [(0, import_jsx_runtime.jsx)("div", {
			className: hasToolbar ? "col-xs-9 col-md-10 col-xl-11" : "col-xs-12",
			children
		}), hasToolbar && (0, import_jsx_runtime.jsx)("div", {
			className: "col-xs-3 col-md-2 col-xl-1 array-item-toolbox",
			children: (0, import_jsx_runtime.jsx)("div", {
				className: "btn-group",
				style: toolbarStyle,
				children: (0, import_jsx_runtime.jsx)(ArrayFieldItemButtonsTemplate, {
					...buttonsProps,
					style: btnStyle
				})
			})
		})]
	});
}
// node_modules/@rjsf/core/lib/components/templates/ArrayFieldTemplate.js
/** The `ArrayFieldTemplate` component is the template used to render all items in an array.
*
* @param props - The `ArrayFieldTemplateProps` props for the component
*/
function ArrayFieldTemplate(props) {
	const { canAdd, className, disabled, fieldPathId, uiSchema, items, optionalDataControl, onAddClick, readonly, registry, required, schema, title } = props;
	const uiOptions = getUiOptions(uiSchema);
	const ArrayFieldDescriptionTemplate = getTemplate("ArrayFieldDescriptionTemplate", registry, uiOptions);
	const ArrayFieldTitleTemplate = getTemplate("ArrayFieldTitleTemplate", registry, uiOptions);
	const showOptionalDataControlInTitle = !readonly && !disabled;
	const { ButtonTemplates: { AddButton } } = registry.templates;
	return (0, import_jsx_runtime.jsxs)("fieldset", {
		className,
		id: fieldPathId.$id,
		children: [
			(0, import_jsx_runtime.jsx)(ArrayFieldTitleTemplate, {
				fieldPathId,
				title: uiOptions.title || title,
				required,
				schema,
				uiSchema,
				registry,
				optionalDataControl: showOptionalDataControlInTitle ? optionalDataControl : void 0
			}),
			(0, import_jsx_runtime.jsx)(ArrayFieldDescriptionTemplate, {
				fieldPathId,
				description: uiOptions.description || schema.description,
				schema,
				uiSchema,
				registry
			}),
			!showOptionalDataControlInTitle ? optionalDataControl : void 0,
			(0, import_jsx_runtime.jsx)("div", {
				className: "row array-item-list",
				children: items
			}),
			canAdd && (0, import_jsx_runtime.jsx)(AddButton, {
				id: buttonId(fieldPathId, "add"),
				className: "rjsf-array-item-add",
				onClick: onAddClick,
				disabled: disabled || readonly,
				uiSchema,
				registry
			})
		]
	});
}
// node_modules/@rjsf/core/lib/components/templates/ArrayFieldTitleTemplate.js
/** The `ArrayFieldTitleTemplate` component renders a `TitleFieldTemplate` with an `id` derived from
* the `fieldPathId`.
*
* @param props - The `ArrayFieldTitleProps` for the component
*/
function ArrayFieldTitleTemplate(props) {
	const { fieldPathId, title, schema, uiSchema, required, registry, optionalDataControl } = props;
	const options = getUiOptions(uiSchema, registry.globalUiOptions);
	const { label: displayLabel = true } = options;
	if (!title || !displayLabel) return null;
	const TitleFieldTemplate = getTemplate("TitleFieldTemplate", registry, options);
	return (0, import_jsx_runtime.jsx)(TitleFieldTemplate, {
		id: titleId(fieldPathId),
		title,
		required,
		schema,
		uiSchema,
		registry,
		optionalDataControl
	});
}
// node_modules/@rjsf/core/lib/components/SchemaExamples.js
/** Renders a `<datalist>` element containing options from schema examples and default value.
* Normalizes types to prevent duplicate keys when examples and default have different types.
* For example, if examples are strings ["5432"] and default is number 5432, the default
* will not be added as a duplicate option.
*
* @param props - The `SchemaExamplesProps` for this component
*/
function SchemaExamples(props) {
	const { id, schema } = props;
	const { examples, default: schemaDefault } = schema;
	if (!Array.isArray(examples)) return null;
	return (0, import_jsx_runtime.jsx)("datalist", {
		id: examplesId(id),
		children: examples.concat(schemaDefault !== void 0 && !examples.map(String).includes(String(schemaDefault)) ? [schemaDefault] : []).map((example) => (0, import_jsx_runtime.jsx)("option", { value: example }, String(example)))
	}, `datalist_${id}`);
}
// node_modules/@rjsf/core/lib/components/templates/BaseInputTemplate.js
/** The `BaseInputTemplate` is the template to use to render the basic `<input>` component for the `core` theme.
* It is used as the template for rendering many of the <input> based widgets that differ by `type` and callbacks only.
* It can be customized/overridden for other themes or individual implementations as needed.
*
* @param props - The `WidgetProps` for this template
*/
function BaseInputTemplate(props) {
	const { id, name, htmlName, value, readonly, disabled, autofocus, onBlur, onFocus, onChange, onChangeOverride, options, schema, uiSchema, registry, rawErrors, type, hideLabel, hideError, ...rest } = props;
	const { ClearButton } = registry.templates.ButtonTemplates;
	if (!id) {
		console.log("No id for", props);
		throw new Error(`no id for props ${JSON.stringify(props)}`);
	}
	const inputProps = {
		...rest,
		...getInputProps(schema, type, options)
	};
	let inputValue;
	if (inputProps.type === "number" || inputProps.type === "integer") inputValue = value || value === 0 ? value : "";
	else inputValue = value == null ? "" : value;
	const handleChange = (0, import_react.useCallback)(({ target: { value: newValue } }) => onChange(newValue === "" ? options.emptyValue : newValue), [onChange, options]);
	const handleBlur = (0, import_react.useCallback)(({ target }) => onBlur(id, target?.value), [onBlur, id]);
	const handleFocus = (0, import_react.useCallback)(({ target }) => onFocus(id, target?.value), [onFocus, id]);
	const handleClear = (0, import_react.useCallback)((e) => {
		e.preventDefault();
		e.stopPropagation();
		onChange(options.emptyValue);
	}, [onChange, options.emptyValue]);
	return (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		(0, import_jsx_runtime.jsx)("input", {
			id,
			name: htmlName || id,
			className: "form-control",
			readOnly: readonly,
			disabled,
			autoFocus: autofocus,
			value: inputValue,
			...inputProps,
			list: schema.examples ? examplesId(id) : void 0,
			onChange: onChangeOverride || handleChange,
			onBlur: handleBlur,
			onFocus: handleFocus,
			"aria-describedby": ariaDescribedByIds(id, !!schema.examples)
		}),
		options.allowClearTextInputs && !readonly && !disabled && inputValue && (0, import_jsx_runtime.jsx)(ClearButton, {
			registry,
			onClick: handleClear
		}),
		(0, import_jsx_runtime.jsx)(SchemaExamples, {
			id,
			schema
		})
	] });
}
// node_modules/@rjsf/core/lib/components/templates/ButtonTemplates/IconButton.js
function IconButtonFn(props) {
	const { iconType = "default", icon, className, uiSchema, registry, ...otherProps } = props;
	return (0, import_jsx_runtime.jsx)("button", {
		type: "button",
		className: `btn btn-${iconType} ${className}`,
		...otherProps,
		children: (0, import_jsx_runtime.jsx)("i", { className: `glyphicon glyphicon-${icon}` })
	});
}
var IconButton = (0, import_react.memo)(IconButtonFn);
function CopyButtonFn(props) {
	const { registry: { translateString } } = props;
	return (0, import_jsx_runtime.jsx)(IconButton, {
		title: translateString(TranslatableString.CopyButton),
		...props,
		icon: "copy"
	});
}
var CopyButton = (0, import_react.memo)(CopyButtonFn);
function MoveDownButtonFn(props) {
	const { registry: { translateString } } = props;
	return (0, import_jsx_runtime.jsx)(IconButton, {
		title: translateString(TranslatableString.MoveDownButton),
		...props,
		icon: "arrow-down"
	});
}
var MoveDownButton = (0, import_react.memo)(MoveDownButtonFn);
function MoveUpButtonFn(props) {
	const { registry: { translateString } } = props;
	return (0, import_jsx_runtime.jsx)(IconButton, {
		title: translateString(TranslatableString.MoveUpButton),
		...props,
		icon: "arrow-up"
	});
}
var MoveUpButton = (0, import_react.memo)(MoveUpButtonFn);
function RemoveButtonFn(props) {
	const { registry: { translateString } } = props;
	return (0, import_jsx_runtime.jsx)(IconButton, {
		title: translateString(TranslatableString.RemoveButton),
		...props,
		iconType: "danger",
		icon: "remove"
	});
}
var RemoveButton = (0, import_react.memo)(RemoveButtonFn);
function ClearButtonFn({ id, className, onClick, disabled, registry, ...props }) {
	const { translateString } = registry;
	return (0, import_jsx_runtime.jsx)(IconButton, {
		id,
		iconType: "default",
		icon: "remove",
		className: "btn-clear col-xs-12",
		title: translateString(TranslatableString.ClearButton),
		onClick,
		disabled,
		registry,
		...props
	});
}
var ClearButton = (0, import_react.memo)(ClearButtonFn);
// node_modules/@rjsf/core/lib/components/templates/ButtonTemplates/AddButton.js
/** The `AddButton` renders a button that represent the `Add` action on a form
*/
function AddButton({ id, className, onClick, disabled, registry }) {
	const { translateString } = registry;
	return (0, import_jsx_runtime.jsx)("div", {
		className: "row",
		children: (0, import_jsx_runtime.jsx)("p", {
			className: `col-xs-4 col-sm-2 col-lg-1 col-xs-offset-8 col-sm-offset-10 col-lg-offset-11 text-right ${className}`,
			children: (0, import_jsx_runtime.jsx)(IconButton, {
				id,
				iconType: "info",
				icon: "plus",
				className: "btn-add col-xs-12",
				title: translateString(TranslatableString.AddButton),
				onClick,
				disabled,
				registry
			})
		})
	});
}
// node_modules/@rjsf/core/lib/components/templates/ButtonTemplates/SubmitButton.js
/** The `SubmitButton` renders a button that represent the `Submit` action on a form
*/
function SubmitButton({ uiSchema }) {
	const { submitText, norender, props: submitButtonProps = {} } = getSubmitButtonOptions(uiSchema);
	if (norender) return null;
	return (0, import_jsx_runtime.jsx)("div", { children: (0, import_jsx_runtime.jsx)("button", {
		type: "submit",
		...submitButtonProps,
		className: `btn btn-info ${submitButtonProps.className || ""}`,
		children: submitText
	}) });
}
// node_modules/@rjsf/core/lib/components/templates/ButtonTemplates/index.js
function buttonTemplates() {
	return {
		SubmitButton,
		AddButton,
		CopyButton,
		MoveDownButton,
		MoveUpButton,
		RemoveButton,
		ClearButton
	};
}
// node_modules/@rjsf/core/lib/components/templates/CyclicSchemaExpandTemplate.js
/** The `CyclicSchemaExpandTemplate` is the template to use to render the cyclic schema expand message and controls
*
* @param props - The `DescriptionFieldProps` for this component
*/
function CyclicSchemaExpandTemplate(props) {
	const { name, fieldPathId, registry, onExpand } = props;
	const { translateString } = registry;
	const buttonId = `${fieldPathId["$id"]}-button`;
	return (0, import_jsx_runtime.jsxs)("div", {
		style: { marginTop: "1rem" },
		children: [(0, import_jsx_runtime.jsx)("div", {
			className: "text-danger",
			children: translateString(TranslatableString.CycleDetected, [name])
		}), (0, import_jsx_runtime.jsxs)("div", { children: [(0, import_jsx_runtime.jsx)("button", {
			id: buttonId,
			type: "button",
			className: "btn btn-sm btn-warning",
			onClick: () => onExpand(fieldPathId["$id"]),
			children: translateString(TranslatableString.ExpandButton)
		}), " "] })]
	});
}
// node_modules/@rjsf/core/lib/components/RichDescription.js
var TEST_IDS$1 = getTestIds();
/** Renders the given `description` in the props as
*
* @param props - The `RichDescriptionProps` for this component
*/
function RichDescription({ description, registry, uiSchema = {} }) {
	const { globalUiOptions } = registry;
	if (getUiOptions(uiSchema, globalUiOptions).enableMarkdownInDescription && typeof description === "string") return (0, import_jsx_runtime.jsx)(xl, {
		options: { disableParsingRawHTML: true },
		"data-testid": TEST_IDS$1.markdown,
		children: description
	});
	return description;
}
RichDescription.TEST_IDS = TEST_IDS$1;
// node_modules/@rjsf/core/lib/components/templates/DescriptionField.js
/** The `DescriptionField` is the template to use to render the description of a field
*
* @param props - The `DescriptionFieldProps` for this component
*/
function DescriptionField(props) {
	const { id, description, registry, uiSchema } = props;
	if (!description) return null;
	return (0, import_jsx_runtime.jsx)("div", {
		id,
		className: "field-description",
		children: (0, import_jsx_runtime.jsx)(RichDescription, {
			description,
			registry,
			uiSchema
		})
	});
}
// node_modules/@rjsf/core/lib/components/templates/ErrorList.js
/** The `ErrorList` component is the template that renders the all the errors associated with the fields in the `Form`
*
* @param props - The `ErrorListProps` for this component
*/
function ErrorList({ errors, registry }) {
	const { translateString } = registry;
	return (0, import_jsx_runtime.jsxs)("div", {
		className: "panel panel-danger errors",
		children: [(0, import_jsx_runtime.jsx)("div", {
			className: "panel-heading",
			children: (0, import_jsx_runtime.jsx)("h3", {
				className: "panel-title",
				children: translateString(TranslatableString.ErrorsLabel)
			})
		}), (0, import_jsx_runtime.jsx)("ul", {
			className: "list-group",
			children: errors.map((error, i) => (0, import_jsx_runtime.jsx)("li", {
				className: "list-group-item text-danger",
				children: error.stack
			}, i))
		})]
	});
}
// node_modules/@rjsf/core/lib/components/templates/FallbackFieldTemplate.js
/**
* The `FallbackFieldTemplate` is used to render a field when no field matches. The field renders a type selector and
* the schema field for the form data.
*/
function FallbackFieldTemplate(props) {
	const { schema, registry, typeSelector, schemaField } = props;
	const MultiSchemaFieldTemplate = getTemplate("MultiSchemaFieldTemplate", registry);
	return (0, import_jsx_runtime.jsx)(MultiSchemaFieldTemplate, {
		selector: typeSelector,
		optionSchemaField: schemaField,
		schema,
		registry
	});
}
// node_modules/@rjsf/core/lib/components/templates/FieldErrorTemplate.js
/** The `FieldErrorTemplate` component renders the errors local to the particular field
*
* @param props - The `FieldErrorProps` for the errors being rendered
*/
function FieldErrorTemplate(props) {
	const { errors = [], fieldPathId } = props;
	if (errors.length === 0) return null;
	const id = errorId(fieldPathId);
	return (0, import_jsx_runtime.jsx)("div", { children: (0, import_jsx_runtime.jsx)("ul", {
		id,
		className: "error-detail bs-callout bs-callout-info",
		children: errors.filter((elem) => !!elem).map((error, index) => (0, import_jsx_runtime.jsx)("li", {
			className: "text-danger",
			children: error
		}, index))
	}) });
}
// node_modules/@rjsf/core/lib/components/RichHelp.js
var TEST_IDS = getTestIds();
/** Renders the given `description` in the props as
*
* @param props - The `RichHelpProps` for this component
*/
function RichHelp({ help, registry, uiSchema = {} }) {
	const { globalUiOptions } = registry;
	if (getUiOptions(uiSchema, globalUiOptions).enableMarkdownInHelp && typeof help === "string") return (0, import_jsx_runtime.jsx)(xl, {
		options: { disableParsingRawHTML: true },
		"data-testid": TEST_IDS.markdown,
		children: help
	});
	return help;
}
RichHelp.TEST_IDS = TEST_IDS;
// node_modules/@rjsf/core/lib/components/templates/FieldHelpTemplate.js
/** The `FieldHelpTemplate` component renders any help desired for a field
*
* @param props - The `FieldHelpProps` to be rendered
*/
function FieldHelpTemplate(props) {
	const { fieldPathId, help, uiSchema, registry } = props;
	if (!help) return null;
	return (0, import_jsx_runtime.jsx)("div", {
		id: helpId(fieldPathId),
		className: "help-block",
		children: (0, import_jsx_runtime.jsx)(RichHelp, {
			help,
			registry,
			uiSchema
		})
	});
}
// node_modules/@rjsf/core/lib/components/templates/FieldTemplate/Label.js
var REQUIRED_FIELD_SYMBOL$1 = "*";
/** Renders a label for a field
*
* @param props - The `LabelProps` for this component
*/
function Label(props) {
	const { label, required, id } = props;
	if (!label) return null;
	return (0, import_jsx_runtime.jsxs)("label", {
		className: "control-label",
		htmlFor: id,
		children: [label, required && (0, import_jsx_runtime.jsx)("span", {
			className: "required",
			children: REQUIRED_FIELD_SYMBOL$1
		})]
	});
}
// node_modules/@rjsf/core/lib/components/templates/FieldTemplate/FieldTemplate.js
/** The `FieldTemplate` component is the template used by `SchemaField` to render any field. It renders the field
* content, (label, description, children, errors and help) inside of a `WrapIfAdditional` component.
*
* @param props - The `FieldTemplateProps` for this component
*/
function FieldTemplate(props) {
	const { id, label, children, errors, help, description, hidden, required, displayLabel, registry, uiSchema } = props;
	const uiOptions = getUiOptions(uiSchema);
	const WrapIfAdditionalTemplate = getTemplate("WrapIfAdditionalTemplate", registry, uiOptions);
	if (hidden) return (0, import_jsx_runtime.jsx)("div", {
		className: "hidden",
		children
	});
	const isCheckbox = uiOptions.widget === "checkbox";
	return (0, import_jsx_runtime.jsxs)(WrapIfAdditionalTemplate, {
		...props,
		children: [
			displayLabel && !isCheckbox && (0, import_jsx_runtime.jsx)(Label, {
				label,
				required,
				id
			}),
			displayLabel && description ? description : null,
			children,
			errors,
			help
		]
	});
}
// node_modules/@rjsf/core/lib/components/templates/FieldTemplate/index.js
var FieldTemplate_default = FieldTemplate;
// node_modules/@rjsf/core/lib/components/templates/GridTemplate.js
/** Renders a `GridTemplate` for bootstrap 3, which is expecting the column information coming in via the `className`
* prop. Also spreads all the other props provided by the user directly on the div.
*
* @param props - The GridTemplateProps, including the expected className for the bootstrap 3 grid behavior
*/
function GridTemplate(props) {
	const { children, column, className, ...rest } = props;
	return (0, import_jsx_runtime.jsx)("div", {
		className,
		...rest,
		children
	});
}
// node_modules/@rjsf/core/lib/components/templates/MultiSchemaFieldTemplate.js
/** The `MultiSchemaFieldTemplate` component renders the layout for the MultiSchemaField, which supports choosing
* a schema from a list of schemas defined using `anyOf` or `oneOf`.
*
* @param props - The `MultiSchemaFieldTemplate` to be rendered
*/
function MultiSchemaFieldTemplate(props) {
	const { selector, optionSchemaField } = props;
	return (0, import_jsx_runtime.jsxs)("div", {
		className: "panel panel-default panel-body",
		children: [(0, import_jsx_runtime.jsx)("div", {
			className: "form-group",
			children: selector
		}), optionSchemaField]
	});
}
// node_modules/@rjsf/core/lib/components/templates/ObjectFieldTemplate.js
/** The `ObjectFieldTemplate` is the template to use to render all the inner properties of an object along with the
* title and description if available. If the object is expandable, then an `AddButton` is also rendered after all
* the properties.
*
* @param props - The `ObjectFieldTemplateProps` for this component
*/
function ObjectFieldTemplate(props) {
	const { className, description, disabled, formData, fieldPathId, onAddProperty, optionalDataControl, properties, readonly, registry, required, schema, title, uiSchema } = props;
	const options = getUiOptions(uiSchema);
	const TitleFieldTemplate = getTemplate("TitleFieldTemplate", registry, options);
	const DescriptionFieldTemplate = getTemplate("DescriptionFieldTemplate", registry, options);
	if ((schema.oneOf || schema.anyOf) && !schema.properties && properties.length === 0) return null;
	const showOptionalDataControlInTitle = !readonly && !disabled;
	const { ButtonTemplates: { AddButton } } = registry.templates;
	return (0, import_jsx_runtime.jsxs)("fieldset", {
		className,
		id: fieldPathId.$id,
		children: [
			title && (0, import_jsx_runtime.jsx)(TitleFieldTemplate, {
				id: titleId(fieldPathId),
				title,
				required,
				schema,
				uiSchema,
				registry,
				optionalDataControl: showOptionalDataControlInTitle ? optionalDataControl : void 0
			}),
			description && (0, import_jsx_runtime.jsx)(DescriptionFieldTemplate, {
				id: descriptionId(fieldPathId),
				description,
				schema,
				uiSchema,
				registry
			}),
			!showOptionalDataControlInTitle ? optionalDataControl : void 0,
			properties.map((prop) => prop.content),
			canExpand(schema, uiSchema, formData) && (0, import_jsx_runtime.jsx)(AddButton, {
				id: buttonId(fieldPathId, "add"),
				className: "rjsf-object-property-expand",
				onClick: onAddProperty,
				disabled: disabled || readonly,
				uiSchema,
				registry
			})
		]
	});
}
// node_modules/@rjsf/core/lib/components/templates/OptionalDataControlsTemplate.js
/** The OptionalDataControlsTemplate renders one of three different states. If
* there is an `onAddClick()` function, it renders the "Add" button. If there is
* an `onRemoveClick()` function, it renders the "Remove" button. Otherwise it
* renders the "No data found" section. All of them use the `label` as either
* the `title` of buttons or simply outputting it.
*
* @param props - The `OptionalDataControlsTemplateProps` for the template
*/
function OptionalDataControlsTemplate(props) {
	const { id, registry, label, onAddClick, onRemoveClick } = props;
	if (onAddClick) return (0, import_jsx_runtime.jsx)(IconButton, {
		id,
		registry,
		icon: "plus",
		className: "rjsf-add-optional-data btn-sm",
		onClick: onAddClick,
		title: label
	});
	if (onRemoveClick) return (0, import_jsx_runtime.jsx)(IconButton, {
		id,
		registry,
		icon: "remove",
		className: "rjsf-remove-optional-data btn-sm",
		onClick: onRemoveClick,
		title: label
	});
	return (0, import_jsx_runtime.jsx)("em", {
		id,
		children: label
	});
}
// node_modules/@rjsf/core/lib/components/templates/TitleField.js
var REQUIRED_FIELD_SYMBOL = "*";
/** The `TitleField` is the template to use to render the title of a field
*
* @param props - The `TitleFieldProps` for this component
*/
function TitleField(props) {
	const { id, title, required, optionalDataControl } = props;
	return (0, import_jsx_runtime.jsxs)("legend", {
		id,
		children: [
			title,
			required && (0, import_jsx_runtime.jsx)("span", {
				className: "required",
				children: REQUIRED_FIELD_SYMBOL
			}),
			optionalDataControl && (0, import_jsx_runtime.jsx)("span", {
				className: "pull-right",
				style: { marginBottom: "2px" },
				children: optionalDataControl
			})
		]
	});
}
// node_modules/@rjsf/core/lib/components/templates/UnsupportedField.js
/** The `UnsupportedField` component is used to render a field in the schema is one that is not supported by
* react-jsonschema-form.
*
* @param props - The `FieldProps` for this template
*/
function UnsupportedField(props) {
	const { schema, fieldPathId, reason, registry } = props;
	const { translateString } = registry;
	let translateEnum = TranslatableString.UnsupportedField;
	const translateParams = [];
	if (fieldPathId?.$id) {
		translateEnum = TranslatableString.UnsupportedFieldWithId;
		translateParams.push(fieldPathId.$id);
	}
	if (reason) {
		translateEnum = translateEnum === TranslatableString.UnsupportedField ? TranslatableString.UnsupportedFieldWithReason : TranslatableString.UnsupportedFieldWithIdAndReason;
		translateParams.push(reason);
	}
	return (0, import_jsx_runtime.jsxs)("div", {
		className: "unsupported-field",
		children: [(0, import_jsx_runtime.jsx)("p", { children: (0, import_jsx_runtime.jsx)(xl, {
			options: { disableParsingRawHTML: true },
			children: translateString(translateEnum, translateParams)
		}) }), schema && (0, import_jsx_runtime.jsx)("pre", { children: JSON.stringify(schema, null, 2) })]
	});
}
// node_modules/@rjsf/core/lib/components/templates/WrapIfAdditionalTemplate.js
/** The `WrapIfAdditional` component is used by the `FieldTemplate` to rename, or remove properties that are
* part of an `additionalProperties` part of a schema.
*
* @param props - The `WrapIfAdditionalProps` for this component
*/
function WrapIfAdditionalTemplate(props) {
	const { id, classNames, style, disabled, displayLabel, label, onKeyRenameBlur, onRemoveProperty, rawDescription, readonly, required, schema, hideError, rawErrors, children, uiSchema, registry } = props;
	const { templates, translateString } = registry;
	const { RemoveButton } = templates.ButtonTemplates;
	const keyLabel = translateString(TranslatableString.KeyLabel, [label]);
	const additional = ADDITIONAL_PROPERTY_FLAG in schema;
	const hasDescription = !!rawDescription;
	const classNamesList = ["form-group", classNames];
	if (!hideError && rawErrors && rawErrors.length > 0) classNamesList.push("has-error has-danger");
	const uiClassNames = classNamesList.join(" ").trim();
	if (!additional) return (0, import_jsx_runtime.jsx)("div", {
		className: uiClassNames,
		style,
		children
	});
	const margin = hasDescription ? 46 : 26;
	return (0, import_jsx_runtime.jsx)("div", {
		className: uiClassNames,
		style,
		children: (0, import_jsx_runtime.jsxs)("div", {
			className: "row",
			children: [
				(0, import_jsx_runtime.jsx)("div", {
					className: "col-xs-5 form-additional",
					children: (0, import_jsx_runtime.jsxs)("div", {
						className: "form-group",
						children: [
							displayLabel && (0, import_jsx_runtime.jsx)(Label, {
								label: keyLabel,
								required,
								id: `${id}-key`
							}),
							displayLabel && rawDescription && (0, import_jsx_runtime.jsx)("div", { children: "\xA0" }),
							(0, import_jsx_runtime.jsx)("input", {
								className: "form-control",
								type: "text",
								id: `${id}-key`,
								onBlur: onKeyRenameBlur,
								defaultValue: label
							}, label)
						]
					})
				}),
				(0, import_jsx_runtime.jsx)("div", {
					className: "form-additional form-group col-xs-5",
					children
				}),
				(0, import_jsx_runtime.jsx)("div", {
					className: "col-xs-2",
					style: { marginTop: displayLabel ? `${margin}px` : void 0 },
					children: (0, import_jsx_runtime.jsx)(RemoveButton, {
						id: buttonId(id, "remove"),
						className: "rjsf-object-property-remove btn-block",
						style: { border: "0" },
						disabled: disabled || readonly,
						onClick: onRemoveProperty,
						uiSchema,
						registry
					})
				})
			]
		})
	});
}
// node_modules/@rjsf/core/lib/components/templates/index.js
function templates() {
	return {
		ArrayFieldDescriptionTemplate,
		ArrayFieldItemTemplate,
		ArrayFieldItemButtonsTemplate,
		ArrayFieldTemplate,
		ArrayFieldTitleTemplate,
		ButtonTemplates: buttonTemplates(),
		BaseInputTemplate,
		CyclicSchemaExpandTemplate,
		DescriptionFieldTemplate: DescriptionField,
		ErrorListTemplate: ErrorList,
		FallbackFieldTemplate,
		FieldTemplate: FieldTemplate_default,
		FieldErrorTemplate,
		FieldHelpTemplate,
		GridTemplate,
		MultiSchemaFieldTemplate,
		ObjectFieldTemplate,
		OptionalDataControlsTemplate,
		TitleFieldTemplate: TitleField,
		UnsupportedFieldTemplate: UnsupportedField,
		WrapIfAdditionalTemplate
	};
}
// node_modules/@rjsf/core/lib/components/widgets/AltDateTimeWidget.js
/** The `AltDateTimeWidget` is an alternative widget for rendering datetime properties.
*  It uses the AltDateWidget for rendering, with the `time` prop set to true by default.
*
* @param props - The `WidgetProps` for this component
*/
function AltDateTimeWidget({ time = true, ...props }) {
	const { AltDateWidget } = props.registry.widgets;
	return (0, import_jsx_runtime.jsx)(AltDateWidget, {
		time,
		...props
	});
}
// node_modules/@rjsf/core/lib/components/widgets/AltDateWidget.js
/** The `AltDateWidget` is an alternative widget for rendering date properties.
* @param props - The `WidgetProps` for this component
*/
function AltDateWidget(props) {
	const { disabled = false, readonly = false, autofocus = false, options, id, name, registry, onBlur, onFocus } = props;
	const { translateString } = registry;
	const { elements, handleChange, handleClear, handleSetNow } = useAltDateWidgetProps(props);
	return (0, import_jsx_runtime.jsxs)("ul", {
		className: "list-inline",
		children: [
			elements.map((elemProps, i) => (0, import_jsx_runtime.jsx)("li", {
				className: "list-inline-item",
				children: (0, import_jsx_runtime.jsx)(DateElement, {
					rootId: id,
					name,
					select: handleChange,
					...elemProps,
					disabled,
					readonly,
					registry,
					onBlur,
					onFocus,
					autofocus: autofocus && i === 0
				})
			}, i)),
			(options.hideNowButton !== "undefined" ? !options.hideNowButton : true) && (0, import_jsx_runtime.jsx)("li", {
				className: "list-inline-item",
				children: (0, import_jsx_runtime.jsx)("button", {
					type: "button",
					className: "btn btn-info btn-now",
					onClick: handleSetNow,
					children: translateString(TranslatableString.NowLabel)
				})
			}),
			(options.hideClearButton !== "undefined" ? !options.hideClearButton : true) && (0, import_jsx_runtime.jsx)("li", {
				className: "list-inline-item",
				children: (0, import_jsx_runtime.jsx)("button", {
					type: "button",
					className: "btn btn-warning btn-clear",
					onClick: handleClear,
					children: translateString(TranslatableString.ClearLabel)
				})
			})
		]
	});
}
// node_modules/@rjsf/core/lib/components/widgets/CheckboxesWidget.js
/** The `CheckboxesWidget` is a widget for rendering checkbox groups.
*  It is typically used to represent an array of enums.
*
* @param props - The `WidgetProps` for this component
*/
function CheckboxesWidget({ id, disabled, options, value, autofocus = false, readonly, onChange, onBlur, onFocus, htmlName }) {
	const { inline = false, enumOptions, enumDisabled, emptyValue } = options;
	const optionValueFormat = getOptionValueFormat(options);
	const checkboxesValues = Array.isArray(value) ? value : [value];
	const handleBlur = (0, import_react.useCallback)(({ target }) => onBlur(id, enumOptionValueDecoder(target?.value, enumOptions, optionValueFormat, emptyValue)), [
		onBlur,
		id,
		enumOptions,
		emptyValue,
		optionValueFormat
	]);
	const handleFocus = (0, import_react.useCallback)(({ target }) => onFocus(id, enumOptionValueDecoder(target?.value, enumOptions, optionValueFormat, emptyValue)), [
		onFocus,
		id,
		enumOptions,
		emptyValue,
		optionValueFormat
	]);
	return (0, import_jsx_runtime.jsx)("div", {
		className: "checkboxes",
		id,
		children: Array.isArray(enumOptions) && enumOptions.map((option, index) => {
			const checked = enumOptionsIsSelected(option.value, checkboxesValues);
			const itemDisabled = Array.isArray(enumDisabled) && enumDisabled.includes(option.value);
			const disabledCls = disabled || itemDisabled || readonly ? "disabled" : "";
			const handleChange = (event) => {
				if (event.target.checked) onChange(enumOptionsSelectValue(index, checkboxesValues, enumOptions));
				else onChange(enumOptionsDeselectValue(index, checkboxesValues, enumOptions));
			};
			const checkbox = (0, import_jsx_runtime.jsxs)("span", { children: [(0, import_jsx_runtime.jsx)("input", {
				type: "checkbox",
				id: optionId(id, index),
				name: htmlName || id,
				checked,
				value: enumOptionValueEncoder(option.value, index, optionValueFormat),
				disabled: disabled || itemDisabled || readonly,
				autoFocus: autofocus && index === 0,
				onChange: handleChange,
				onBlur: handleBlur,
				onFocus: handleFocus,
				"aria-describedby": ariaDescribedByIds(id)
			}), (0, import_jsx_runtime.jsx)("span", { children: option.label })] });
			return inline ? (0, import_jsx_runtime.jsx)("label", {
				className: `checkbox-inline ${disabledCls}`,
				children: checkbox
			}, String(option.value)) : (0, import_jsx_runtime.jsx)("div", {
				className: `checkbox ${disabledCls}`,
				children: (0, import_jsx_runtime.jsx)("label", { children: checkbox })
			}, String(option.value));
		})
	});
}
// node_modules/@rjsf/core/lib/components/widgets/CheckboxWidget.js
/** The `CheckBoxWidget` is a widget for rendering boolean properties.
*  It is typically used to represent a boolean.
*
* @param props - The `WidgetProps` for this component
*/
function CheckboxWidget({ schema, uiSchema, options, id, value, disabled, readonly, label, hideLabel, autofocus = false, onBlur, onFocus, onChange, registry, htmlName, required }) {
	const DescriptionFieldTemplate = getTemplate("DescriptionFieldTemplate", registry, options);
	const trueValueRequired = schemaRequiresTrueValue(schema) && required;
	const handleChange = (0, import_react.useCallback)((event) => onChange(event.target.checked), [onChange]);
	const handleBlur = (0, import_react.useCallback)((event) => onBlur(id, event.target.checked), [onBlur, id]);
	const handleFocus = (0, import_react.useCallback)((event) => onFocus(id, event.target.checked), [onFocus, id]);
	const description = getUiOptions(uiSchema).widget === "checkbox" ? void 0 : options.description ?? schema.description;
	return (0, import_jsx_runtime.jsxs)("div", {
		className: `checkbox ${disabled || readonly ? "disabled" : ""}`,
		children: [!hideLabel && description && (0, import_jsx_runtime.jsx)(DescriptionFieldTemplate, {
			id: descriptionId(id),
			description,
			schema,
			uiSchema,
			registry
		}), (0, import_jsx_runtime.jsxs)("label", { children: [(0, import_jsx_runtime.jsx)("input", {
			type: "checkbox",
			id,
			name: htmlName || id,
			checked: typeof value === "undefined" ? false : value,
			required,
			disabled: disabled || readonly,
			autoFocus: autofocus,
			onChange: handleChange,
			onBlur: handleBlur,
			onFocus: handleFocus,
			"aria-describedby": ariaDescribedByIds(id)
		}), labelValue((0, import_jsx_runtime.jsxs)("span", { children: [label, trueValueRequired && (0, import_jsx_runtime.jsx)("span", {
			className: "required",
			children: "*"
		})] }), hideLabel)] })]
	});
}
// node_modules/@rjsf/core/lib/components/widgets/ColorWidget.js
/** The `ColorWidget` component uses the `BaseInputTemplate` changing the type to `color` and disables it when it is
* either disabled or readonly.
*
* @param props - The `WidgetProps` for this component
*/
function ColorWidget(props) {
	const { disabled, readonly, options, registry } = props;
	const BaseInputTemplate = getTemplate("BaseInputTemplate", registry, options);
	return (0, import_jsx_runtime.jsx)(BaseInputTemplate, {
		type: "color",
		...props,
		disabled: disabled || readonly
	});
}
// node_modules/@rjsf/core/lib/components/widgets/DateTimeWidget.js
/** The `DateTimeWidget` component uses the `BaseInputTemplate` changing the type to `datetime-local` and transforms
* the value to/from utc using the appropriate utility functions.
*
* @param props - The `WidgetProps` for this component
*/
function DateTimeWidget(props) {
	const { onChange, value, options, registry } = props;
	const BaseInputTemplate = getTemplate("BaseInputTemplate", registry, options);
	return (0, import_jsx_runtime.jsx)(BaseInputTemplate, {
		type: "datetime-local",
		...props,
		value: utcToLocal(value),
		onChange: (newValue) => onChange(localToUTC(newValue))
	});
}
// node_modules/@rjsf/core/lib/components/widgets/DateWidget.js
/** The `DateWidget` component uses the `BaseInputTemplate` changing the type to `date` and transforms
* the value to undefined when it is falsy during the `onChange` handling.
*
* @param props - The `WidgetProps` for this component
*/
function DateWidget(props) {
	const { onChange, options, registry } = props;
	const BaseInputTemplate = getTemplate("BaseInputTemplate", registry, options);
	const handleChange = (0, import_react.useCallback)((value) => onChange(value || void 0), [onChange]);
	return (0, import_jsx_runtime.jsx)(BaseInputTemplate, {
		type: "date",
		...props,
		onChange: handleChange
	});
}
// node_modules/@rjsf/core/lib/components/widgets/EmailWidget.js
/** The `EmailWidget` component uses the `BaseInputTemplate` changing the type to `email`.
*
* @param props - The `WidgetProps` for this component
*/
function EmailWidget(props) {
	const { options, registry } = props;
	const BaseInputTemplate = getTemplate("BaseInputTemplate", registry, options);
	return (0, import_jsx_runtime.jsx)(BaseInputTemplate, {
		type: "email",
		...props
	});
}
// node_modules/@rjsf/core/lib/components/widgets/FileWidget.js
function FileInfoPreview({ fileInfo, registry }) {
	const { translateString } = registry;
	const { dataURL, type, name } = fileInfo;
	if (!dataURL) return null;
	const previewLabel = translateString(TranslatableString.PreviewLabel);
	if (["image/jpeg", "image/png"].includes(type)) return (0, import_jsx_runtime.jsx)("img", {
		src: dataURL,
		alt: previewLabel,
		style: { maxWidth: "100%" },
		className: "file-preview"
	});
	return (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [" ", (0, import_jsx_runtime.jsx)("a", {
		download: `preview-${name}`,
		href: dataURL,
		className: "file-download",
		children: previewLabel
	})] });
}
function FilesInfo({ filesInfo, registry, preview, onRemove, options }) {
	if (filesInfo.length === 0) return null;
	const { translateString } = registry;
	const { RemoveButton } = getTemplate("ButtonTemplates", registry, options);
	return (0, import_jsx_runtime.jsx)("ul", {
		className: "file-info",
		children: filesInfo.map((fileInfo, key) => {
			const { name, size, type } = fileInfo;
			const handleRemove = () => onRemove(key);
			return (0, import_jsx_runtime.jsxs)("li", { children: [
				(0, import_jsx_runtime.jsx)(xl, { children: translateString(TranslatableString.FilesInfo, [
					name,
					type,
					String(size)
				]) }),
				preview && (0, import_jsx_runtime.jsx)(FileInfoPreview, {
					fileInfo,
					registry
				}),
				(0, import_jsx_runtime.jsx)(RemoveButton, {
					onClick: handleRemove,
					registry
				})
			] }, key);
		})
	});
}
/**
*  The `FileWidget` is a widget for rendering file upload fields.
*  It is typically used with a string property with data-url format.
*/
function FileWidget(props) {
	const { disabled, readonly, required, multiple, onChange, value, options, registry } = props;
	const { filesInfo, handleChange, handleRemove } = useFileWidgetProps(value, onChange, multiple);
	const BaseInputTemplate = getTemplate("BaseInputTemplate", registry, options);
	const handleOnChangeEvent = (event) => {
		if (event.target.files) handleChange(event.target.files);
	};
	return (0, import_jsx_runtime.jsxs)("div", { children: [(0, import_jsx_runtime.jsx)(BaseInputTemplate, {
		...props,
		disabled: disabled || readonly,
		type: "file",
		required: value ? false : required,
		onChangeOverride: handleOnChangeEvent,
		value: "",
		accept: options.accept ? String(options.accept) : void 0
	}), (0, import_jsx_runtime.jsx)(FilesInfo, {
		filesInfo,
		onRemove: handleRemove,
		registry,
		preview: options.filePreview,
		options
	})] });
}
// node_modules/@rjsf/core/lib/components/widgets/HiddenWidget.js
/** The `HiddenWidget` is a widget for rendering a hidden input field.
*  It is typically used by setting type to "hidden".
*
* @param props - The `WidgetProps` for this component
*/
function HiddenWidget({ id, value, htmlName }) {
	return (0, import_jsx_runtime.jsx)("input", {
		type: "hidden",
		id,
		name: htmlName || id,
		value: typeof value === "undefined" ? "" : value
	});
}
// node_modules/@rjsf/core/lib/components/widgets/PasswordWidget.js
/** The `PasswordWidget` component uses the `BaseInputTemplate` changing the type to `password`.
*
* @param props - The `WidgetProps` for this component
*/
function PasswordWidget(props) {
	const { options, registry } = props;
	const BaseInputTemplate = getTemplate("BaseInputTemplate", registry, options);
	return (0, import_jsx_runtime.jsx)(BaseInputTemplate, {
		type: "password",
		...props
	});
}
// node_modules/@rjsf/core/lib/components/widgets/RadioWidget.js
/** The `RadioWidget` is a widget for rendering a radio group.
*  It is typically used with a string property constrained with enum options.
*
* @param props - The `WidgetProps` for this component
*/
function RadioWidget({ options, value, required, disabled, readonly, autofocus = false, onBlur, onFocus, onChange, id, htmlName }) {
	const { enumOptions, enumDisabled, inline, emptyValue } = options;
	const optionValueFormat = getOptionValueFormat(options);
	const handleBlur = (0, import_react.useCallback)(({ target }) => onBlur(id, enumOptionValueDecoder(target?.value, enumOptions, optionValueFormat, emptyValue)), [
		onBlur,
		enumOptions,
		emptyValue,
		id,
		optionValueFormat
	]);
	const handleFocus = (0, import_react.useCallback)(({ target }) => onFocus(id, enumOptionValueDecoder(target?.value, enumOptions, optionValueFormat, emptyValue)), [
		onFocus,
		enumOptions,
		emptyValue,
		id,
		optionValueFormat
	]);
	return (0, import_jsx_runtime.jsx)("div", {
		className: "field-radio-group",
		id,
		role: "radiogroup",
		children: Array.isArray(enumOptions) && enumOptions.map((option, i) => {
			const checked = enumOptionsIsSelected(option.value, value);
			const itemDisabled = Array.isArray(enumDisabled) && enumDisabled.includes(option.value);
			const disabledCls = disabled || itemDisabled || readonly ? "disabled" : "";
			const handleChange = () => onChange(option.value);
			const radio = (0, import_jsx_runtime.jsxs)("span", { children: [(0, import_jsx_runtime.jsx)("input", {
				type: "radio",
				id: optionId(id, i),
				checked,
				name: htmlName || id,
				required,
				value: enumOptionValueEncoder(option.value, i, optionValueFormat),
				disabled: disabled || itemDisabled || readonly,
				autoFocus: autofocus && i === 0,
				onChange: handleChange,
				onBlur: handleBlur,
				onFocus: handleFocus,
				"aria-describedby": ariaDescribedByIds(id)
			}), (0, import_jsx_runtime.jsx)("span", { children: option.label })] });
			return inline ? (0, import_jsx_runtime.jsx)("label", {
				className: `radio-inline ${disabledCls}`,
				children: radio
			}, String(option.value)) : (0, import_jsx_runtime.jsx)("div", {
				className: `radio ${disabledCls}`,
				children: (0, import_jsx_runtime.jsx)("label", { children: radio })
			}, String(option.value));
		})
	});
}
// node_modules/@rjsf/core/lib/components/widgets/RangeWidget.js
/** The `RangeWidget` component uses the `BaseInputTemplate` changing the type to `range` and wrapping the result
* in a div, with the value along side it.
*
* @param props - The `WidgetProps` for this component
*/
function RangeWidget(props) {
	const { value, registry: { templates: { BaseInputTemplate } } } = props;
	return (0, import_jsx_runtime.jsxs)("div", {
		className: "field-range-wrapper",
		children: [(0, import_jsx_runtime.jsx)(BaseInputTemplate, {
			type: "range",
			...props
		}), (0, import_jsx_runtime.jsx)("span", {
			className: "range-view",
			children: value
		})]
	});
}
// node_modules/@rjsf/core/lib/components/widgets/RatingWidget.js
/** The `RatingWidget` component renders a star or heart rating input
*
* Features:
* - Configurable number of stars/hearts (1-5) with default of 5
* - Supports different shapes (star, heart)
* - Supports minimum and maximum values from schema
* - Handles required, disabled, and readonly states
* - Provides focus and blur event handling for accessibility
* - Uses Unicode characters for better visual representation
*
* @param props - The `WidgetProps` for this component
*/
function RatingWidget({ id, value, required, disabled, readonly, onChange, onFocus, onBlur, schema, options, htmlName }) {
	const { stars = 5, shape = "star" } = options;
	const numStars = schema.maximum ? Math.min(schema.maximum, 5) : Math.min(Math.max(stars, 1), 5);
	const min = schema.minimum || 0;
	/** Handles clicking on a star to set the rating */
	const handleStarClick = (0, import_react.useCallback)((starValue) => {
		if (!disabled && !readonly) onChange(starValue);
	}, [
		onChange,
		disabled,
		readonly
	]);
	/** Handles focus events for accessibility */
	const handleFocus = (0, import_react.useCallback)((event) => {
		if (onFocus) onFocus(id, Number(event.target.dataset.value));
	}, [onFocus, id]);
	/** Handles blur events for accessibility */
	const handleBlur = (0, import_react.useCallback)((event) => {
		if (onBlur) onBlur(id, Number(event.target.dataset.value));
	}, [onBlur, id]);
	const getSymbol = (isFilled) => {
		if (shape === "heart") return isFilled ? "♥" : "♡";
		return isFilled ? "★" : "☆";
	};
	return (0, import_jsx_runtime.jsxs)("div", {
		className: "rating-widget",
		style: {
			display: "inline-flex",
			fontSize: "1.5rem",
			cursor: disabled || readonly ? "default" : "pointer"
		},
		children: [[...Array(numStars)].map((_, index) => {
			const starValue = min + index;
			const isFilled = starValue <= value;
			return (0, import_jsx_runtime.jsx)("span", {
				onClick: () => handleStarClick(starValue),
				onKeyDown: (e) => (e.key === "Enter" || e.key === " ") && handleStarClick(starValue),
				onFocus: handleFocus,
				onBlur: handleBlur,
				"data-value": starValue,
				tabIndex: disabled || readonly ? -1 : 0,
				role: "radio",
				"aria-checked": starValue === value,
				"aria-label": `${starValue} ${shape === "heart" ? "heart" : "star"}${starValue === 1 ? "" : "s"}`,
				style: {
					color: isFilled ? "#FFD700" : "#ccc",
					padding: "0 0.2rem",
					transition: "color 0.2s",
					userSelect: "none"
				},
				children: getSymbol(isFilled)
			}, index);
		}), (0, import_jsx_runtime.jsx)("input", {
			type: "hidden",
			id,
			name: htmlName || id,
			value: value || "",
			required,
			disabled: disabled || readonly,
			"aria-hidden": "true"
		})]
	});
}
// node_modules/@rjsf/core/lib/components/widgets/SelectWidget.js
function getValue(event, multiple) {
	if (multiple) return Array.from(event.target.options).slice().filter((o) => o.selected).map((o) => o.value);
	return event.target.value;
}
/** The `SelectWidget` is a widget for rendering dropdowns.
*  It is typically used with string properties constrained with enum options.
*
* @param props - The `WidgetProps` for this component
*/
function SelectWidget({ schema, id, options, value, required, disabled, readonly, multiple = false, autofocus = false, onChange, onBlur, onFocus, placeholder, htmlName, registry, uiSchema }) {
	const { enumOptions, enumDisabled, emptyValue: optEmptyVal } = options;
	const emptyValue = multiple ? [] : "";
	const optionValueFormat = getOptionValueFormat(options);
	const handleFocus = (0, import_react.useCallback)((event) => {
		return onFocus(id, enumOptionValueDecoder(getValue(event, multiple), enumOptions, optionValueFormat, optEmptyVal));
	}, [
		onFocus,
		id,
		multiple,
		enumOptions,
		optEmptyVal,
		optionValueFormat
	]);
	const handleBlur = (0, import_react.useCallback)((event) => {
		return onBlur(id, enumOptionValueDecoder(getValue(event, multiple), enumOptions, optionValueFormat, optEmptyVal));
	}, [
		onBlur,
		id,
		multiple,
		enumOptions,
		optEmptyVal,
		optionValueFormat
	]);
	const handleChange = (0, import_react.useCallback)((event) => {
		return onChange(enumOptionValueDecoder(getValue(event, multiple), enumOptions, optionValueFormat, optEmptyVal));
	}, [
		onChange,
		multiple,
		enumOptions,
		optEmptyVal,
		optionValueFormat
	]);
	const selectValue = enumOptionSelectedValue(value, enumOptions, multiple, optionValueFormat, emptyValue);
	const showPlaceholderOption = !multiple && schema.default === void 0;
	logUnsupportedDefaultForEnum(id, schema, enumOptions, multiple);
	return (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [(0, import_jsx_runtime.jsx)(SelectedOptionDescription, {
		id,
		multiple,
		options,
		registry,
		uiSchema,
		value
	}), (0, import_jsx_runtime.jsxs)("select", {
		id,
		name: htmlName || id,
		multiple,
		className: "form-control",
		value: selectValue,
		required,
		disabled: disabled || readonly,
		autoFocus: autofocus,
		onBlur: handleBlur,
		onFocus: handleFocus,
		onChange: handleChange,
		"aria-describedby": ariaDescribedByIds(id),
		children: [showPlaceholderOption && (0, import_jsx_runtime.jsx)("option", {
			value: "",
			children: placeholder
		}), Array.isArray(enumOptions) && enumOptions.map(({ value: enumValue, label: enumLabel }, i) => {
			const isDisabled = enumDisabled && enumDisabled.includes(enumValue);
			return (0, import_jsx_runtime.jsx)("option", {
				value: enumOptionValueEncoder(enumValue, i, optionValueFormat),
				disabled: isDisabled,
				children: enumLabel
			}, String(enumValue));
		})]
	})] });
}
// node_modules/@rjsf/core/lib/components/widgets/TextareaWidget.js
/** The `TextareaWidget` is a widget for rendering input fields as textarea.
*
* @param props - The `WidgetProps` for this component
*/
function TextareaWidget({ id, options, placeholder, value, required, disabled, readonly, autofocus = false, onChange, onBlur, onFocus, htmlName }) {
	const handleChange = (0, import_react.useCallback)(({ target: { value: newValue } }) => onChange(newValue === "" ? options.emptyValue : newValue), [onChange, options.emptyValue]);
	const handleBlur = (0, import_react.useCallback)(({ target }) => onBlur(id, target?.value), [onBlur, id]);
	const handleFocus = (0, import_react.useCallback)(({ target }) => onFocus(id, target?.value), [id, onFocus]);
	return (0, import_jsx_runtime.jsx)("textarea", {
		id,
		name: htmlName || id,
		className: "form-control",
		value: value || "",
		placeholder,
		required,
		disabled,
		readOnly: readonly,
		autoFocus: autofocus,
		rows: options.rows,
		onBlur: handleBlur,
		onFocus: handleFocus,
		onChange: handleChange,
		"aria-describedby": ariaDescribedByIds(id)
	});
}
// node_modules/@rjsf/core/lib/components/widgets/TextWidget.js
/** The `TextWidget` component uses the `BaseInputTemplate`.
*
* @param props - The `WidgetProps` for this component
*/
function TextWidget(props) {
	const { options, registry } = props;
	const BaseInputTemplate = getTemplate("BaseInputTemplate", registry, options);
	return (0, import_jsx_runtime.jsx)(BaseInputTemplate, { ...props });
}
// node_modules/@rjsf/core/lib/components/widgets/TimeWidget.js
/** The `TimeWidget` component uses the `BaseInputTemplate` changing the type to `time` and transforms
* the value to undefined when it is falsy during the `onChange` handling.
*
* @param props - The `WidgetProps` for this component
*/
function TimeWidget(props) {
	const { onChange, options, registry, schema, value } = props;
	const BaseInputTemplate = getTemplate("BaseInputTemplate", registry, options);
	const hasSecondPrecision = typeof schema.multipleOf === "number" && Number.isFinite(schema.multipleOf) && schema.multipleOf < 60;
	const handleChange = (0, import_react.useCallback)((newValue) => {
		if (!newValue) onChange(void 0);
		else if (hasSecondPrecision) onChange(newValue);
		else onChange(`${newValue}:00`);
	}, [hasSecondPrecision, onChange]);
	const displayValue = typeof value === "string" && !hasSecondPrecision && /^\d{2}:\d{2}:00$/.test(value) ? value.slice(0, -3) : value;
	return (0, import_jsx_runtime.jsx)(BaseInputTemplate, {
		type: "time",
		...props,
		value: displayValue,
		onChange: handleChange
	});
}
// node_modules/@rjsf/core/lib/components/widgets/UpDownWidget.js
/** The `UpDownWidget` component uses the `BaseInputTemplate` changing the type to `number`.
*
* @param props - The `WidgetProps` for this component
*/
function UpDownWidget(props) {
	const { options, registry } = props;
	const BaseInputTemplate = getTemplate("BaseInputTemplate", registry, options);
	return (0, import_jsx_runtime.jsx)(BaseInputTemplate, {
		type: "number",
		...props
	});
}
// node_modules/@rjsf/core/lib/components/widgets/URLWidget.js
/** The `URLWidget` component uses the `BaseInputTemplate` changing the type to `url`.
*
* @param props - The `WidgetProps` for this component
*/
function URLWidget(props) {
	const { options, registry } = props;
	const BaseInputTemplate = getTemplate("BaseInputTemplate", registry, options);
	return (0, import_jsx_runtime.jsx)(BaseInputTemplate, {
		type: "url",
		...props
	});
}
// node_modules/@rjsf/core/lib/components/widgets/index.js
function widgets() {
	return {
		AltDateWidget,
		AltDateTimeWidget,
		CheckboxWidget,
		CheckboxesWidget,
		ColorWidget,
		DateWidget,
		DateTimeWidget,
		EmailWidget,
		FileWidget,
		HiddenWidget,
		PasswordWidget,
		RadioWidget,
		RangeWidget,
		RatingWidget,
		SelectWidget,
		TextWidget,
		TextareaWidget,
		TimeWidget,
		UpDownWidget,
		URLWidget
	};
}
// node_modules/@rjsf/core/lib/getDefaultRegistry.js
/** The default registry consists of all the fields, templates and widgets provided in the core implementation,
* plus an empty `rootSchema` and `formContext. We omit schemaUtils here because it cannot be defaulted without a
* rootSchema and validator. It will be added into the computed registry later in the Form.
*/
function getDefaultRegistry() {
	return {
		fields: fields(),
		templates: templates(),
		widgets: widgets(),
		rootSchema: {},
		formContext: {},
		translateString: englishStringTranslator,
		globalFormOptions: {
			idPrefix: DEFAULT_ID_PREFIX,
			idSeparator: "_",
			useFallbackUiForUnsupportedType: false
		}
	};
}
// node_modules/@rjsf/core/lib/components/Form.js
/** Converts the full `FormState` into the `IChangeEvent` version by picking out the public values
*
* @param state - The state of the form
* @param status - The status provided by the onSubmit
* @returns - The `IChangeEvent` for the state
*/
function toIChangeEvent(state, status) {
	const { schema, uiSchema, fieldPathId, schemaUtils, formData, edit, errors, errorSchema } = state;
	return {
		schema,
		uiSchema,
		fieldPathId,
		schemaUtils,
		formData,
		edit,
		errors,
		errorSchema,
		...status !== void 0 && { status }
	};
}
/** Rewrites every spelling of an absent value in `data` to a single one, so that two values that differ only in how
* they say nothing is there compare as equal. A key holding `undefined` is dropped, since a parent that round trips the
* data through JSON drops it too. At the root, `null` and an empty object also become `undefined`, because a parent
* replying to an emitted `undefined` commonly coalesces it to `null` or spreads it into an object. Deeper down those
* two keep their meaning, where asking for an empty object or a `null` is asking for a value rather than repeating that
* there is none
*
* @param data - The value to rewrite
* @returns - The value with every absent value spelled the same way
*/
function withoutAbsentValues(data) {
	function normalize(value, isRoot) {
		if (isRoot && value === null) return;
		if (Array.isArray(value)) return value.map((item) => normalize(item, false));
		if (isObject(value)) {
			const present = Object.entries(value).reduce((acc, [key, entry]) => {
				if (entry !== void 0) acc[key] = normalize(entry, false);
				return acc;
			}, {});
			return isRoot && Object.keys(present).length === 0 ? void 0 : present;
		}
		return value;
	}
	return normalize(data, true);
}
/** The `Form` component renders the outer form and all the fields defined in the `schema` */
var Form = class Form extends import_react.Component {
	/** The ref used to hold the `form` element, this needs to be `any` because `tagName` or `_internalFormWrapper` can
	* provide any possible type here
	*/
	formElement;
	/** Counts the changes `onChange` has queued, so the updater of the latest one knows it is the last of its batch and
	* runs the live validation the earlier ones skip
	*/
	changeCount = 0;
	/** The number of the latest change reported through `onChange`. A change queued in a transition can commit after a
	* later urgent one was already reported, and its own state then lacks that later change
	*/
	lastReportedChange = 0;
	/** The `formData` last handed to `onChange`, wrapped so that never having reported a change is distinguishable from
	* having reported `undefined`. A parent that stores what it receives is holding the form's own data even when it
	* reshaped it on the way in, which `isReportedFormData` recognizes while `awaitingReply` says the parent has yet to
	* pass anything back. It is dropped once the parent supplies data of its own, since from then on the form no longer
	* holds what it reported
	*/
	lastReportedFormData;
	/** When the `extraErrors` prop changes, re-merges `schemaValidationErrors` + `extraErrors` + `customErrors` into
	* state before render, ensuring the updated errors are visible immediately in a single render cycle.
	*
	* @param props - The current props
	* @param state - The current state
	* @returns Partial state with re-merged errors if `extraErrors` changed, or `null` if no update is needed
	*/
	static getDerivedStateFromProps(props, state) {
		if (props.extraErrors !== state.prevExtraErrors) {
			const baseErrors = {
				errors: state.schemaValidationErrors || [],
				errorSchema: state.schemaValidationErrorSchema || {}
			};
			const merged = Form.mergeErrors(baseErrors, props.extraErrors, state.customErrors, props.noValidate);
			return {
				prevExtraErrors: props.extraErrors,
				...merged
			};
		}
		return null;
	}
	/** Constructs the `Form` from the `props`. Will setup the initial state from the props. It will also call the
	* `onChange` handler if the initially provided `formData` is modified to add missing default values as part of the
	* state construction.
	*
	* @param props - The initial props for the `Form`
	*/
	constructor(props) {
		super(props);
		if (!props.validator) throw new Error("A validator is required for Form functionality to work");
		const { formData: propsFormData, initialFormData } = props;
		const formData = propsFormData ?? initialFormData;
		this.state = {
			...this.getStateFromProps(props, formData, void 0, void 0, void 0, true),
			prevExtraErrors: props.extraErrors
		};
		if (!deepEquals(this.state.formData, formData)) this.reportChange(toIChangeEvent(this.state));
		this.formElement = (0, import_react.createRef)();
	}
	/**
	* Determines whether `formData` handed back by the parent is the data the form last reported through `onChange`.
	* Parents routinely reshape what they receive before storing it, by spreading it into a new object, keeping
	* `undefined` as `null` or round-tripping it through JSON, all of which only change how an absent value is spelled,
	* so until the reply arrives the two are compared with every spelling of absence normalized away. Once it has
	* arrived, `lastReportedFormData` holds the spelling the parent chose, and only that exact data is still the form's
	* own: a later prop change that merely resembles the report is the parent asking for something else, such as
	* dropping a key so its `default` comes back
	*
	* @param formData - The `formData` the parent is currently passing
	* @returns - True when `formData` is the data the form reported, in the parent's spelling of it
	*/
	isReportedFormData(formData) {
		if (!this.lastReportedFormData) return false;
		const { formData: reportedFormData, awaitingReply } = this.lastReportedFormData;
		if (!awaitingReply) return deepEquals(formData, reportedFormData);
		return deepEquals(withoutAbsentValues(formData), withoutAbsentValues(reportedFormData));
	}
	/**
	* Hands `changeEvent` to the `onChange` callback, remembering the data reported so that a parent passing it back as
	* `formData` is recognized by `isReportedFormData`. Every report goes through here, since the form's data is just as
	* much its own when it came from a reset, a blur or the defaults it derived as when the user edited a field
	*
	* @param changeEvent - The change event to report
	* @param [id] - The id of the field the change came from, when it came from one
	*/
	reportChange(changeEvent, ...id) {
		const { onChange } = this.props;
		if (onChange) {
			this.lastReportedFormData = {
				formData: changeEvent.formData,
				awaitingReply: true
			};
			onChange(changeEvent, ...id);
		}
	}
	/**
	* `getSnapshotBeforeUpdate` is a React lifecycle method that is invoked right before the most recently rendered
	* output is committed to the DOM. It enables your component to capture current values (e.g., scroll position) before
	* they are potentially changed.
	*
	* In this case, it checks if the props have changed since the last render. If they have, it computes the next state
	* of the component using `getStateFromProps` method and returns it along with a `shouldUpdate` flag set to `true` IF
	* the `nextState` and `prevState` are different, otherwise `false`. This ensures that we have the most up-to-date
	* state ready to be applied in `componentDidUpdate`.
	*
	* If `formData` hasn't changed, it simply returns an object with `shouldUpdate` set to `false`, indicating that a
	* state update is not necessary.
	*
	* @param prevProps - The previous set of props before the update.
	* @param prevState - The previous state before the update.
	* @returns Either an object containing the next state and a flag indicating that an update should occur, or an object
	*        with a flag indicating that an update is not necessary.
	*/
	getSnapshotBeforeUpdate(prevProps, prevState) {
		if (!deepEquals(this.props, prevProps)) {
			const formDataChangedFields = getChangedFields(this.props.formData, prevProps.formData);
			const stateDataChangedFields = getChangedFields(this.props.formData, this.state.formData);
			const isSchemaChanged = !deepEquals(prevProps.schema, this.props.schema);
			const resetErrorsForSchema = isSchemaChanged && (deepEquals(this.state.schema, prevState.schema) || !Form.isLiveValidatedOnChange(this.props));
			const isFormDataChanged = formDataChangedFields.length > 0 || !deepEquals(prevProps.formData, this.props.formData);
			const isStateDataChanged = stateDataChangedFields.length > 0 || !deepEquals(this.state.formData, this.props.formData);
			const nextState = this.getStateFromProps(this.props, this.props.formData, isSchemaChanged || isFormDataChanged ? void 0 : this.state.retrievedSchema, resetErrorsForSchema, () => getChangedFields(this.props.formData, prevProps.formData, true), !isStateDataChanged);
			return {
				nextState,
				shouldUpdate: !deepEquals(nextState, prevState),
				isEchoOfState: (!isStateDataChanged || this.props.formData === void 0 || this.isReportedFormData(this.props.formData)) && !isSchemaChanged && deepEquals(prevProps.experimental_defaultFormStateBehavior, this.props.experimental_defaultFormStateBehavior)
			};
		}
		return { shouldUpdate: false };
	}
	/**
	* `componentDidUpdate` is a React lifecycle method that is invoked immediately after updating occurs. This method is
	* not called for the initial render.
	*
	* Here, it checks if an update is necessary based on the `shouldUpdate` flag received from `getSnapshotBeforeUpdate`.
	* If an update is required, it applies the next state and, if needed, triggers the `onChange` handler to inform about
	* changes.
	*
	* @param _ - The previous set of props.
	* @param prevState - The previous state of the component before the update.
	* @param snapshot - The value returned from `getSnapshotBeforeUpdate`.
	*/
	componentDidUpdate(_, prevState, snapshot) {
		if (snapshot.shouldUpdate) {
			const { nextState, isEchoOfState } = snapshot;
			const nextStateDiffersFromProps = !deepEquals(nextState.formData, this.props.formData);
			if (this.lastReportedFormData && "formData" in this.props) this.lastReportedFormData = isEchoOfState ? {
				formData: this.props.formData,
				awaitingReply: false
			} : void 0;
			if (isEchoOfState && nextStateDiffersFromProps) {
				const { formData, retrievedSchema, errors, errorSchema, schemaValidationErrors, schemaValidationErrorSchema } = this.state;
				const mayHaveLiveValidated = this.props.liveValidate && !this.props.noValidate;
				this.setState({
					...nextState,
					formData,
					retrievedSchema,
					...mayHaveLiveValidated && {
						errors,
						errorSchema,
						schemaValidationErrors,
						schemaValidationErrorSchema
					}
				});
				return;
			}
			if (nextStateDiffersFromProps && !deepEquals(nextState.formData, prevState.formData)) this.reportChange(toIChangeEvent(nextState));
			this.setState(nextState);
		}
	}
	/** Extracts the updated state from the given `props` and `inputFormData`. As part of this process, the
	* `inputFormData` is first processed to add any missing required defaults. After that, the data is run through the
	* validation process IF required by the `props`.
	*
	* @param props - The props passed to the `Form`
	* @param inputFormData - The new or current data for the `Form`
	* @param retrievedSchema - An expanded schema, if not provided, it will be retrieved from the `schema` and `formData`.
	* @param [resetErrorsForSchema=false] - Whether the errors are reset because the schema changed under them
	* @param [getFormDataChangedFields=() => []] - Optional function returning the path of each `formData` field that
	*          changed, only called when those paths are needed, which is when live validation is not going to run
	* @param [skipLiveValidate=false] - Optional flag, if true, means that we are not running live validation
	* @param [shouldSanitize=false] - Optional flag, if true, means that we should attempt to sanitize formData
	* @param [prevState=this.state] - The state the new one is derived from, which a `setState` updater passes since
	*          `this.state` does not yet hold the updates queued before it
	* @param [fallbackProps=this.props] - The props read where `props` lacks one, which a `setState` updater sets to the
	*          props it was handed, since `this.props` are those of the render before
	* @returns - The new state for the `Form`
	*/
	getStateFromProps(props, inputFormData, retrievedSchema, resetErrorsForSchema = false, getFormDataChangedFields = () => [], skipLiveValidate = false, shouldSanitize = false, prevState = this.state, fallbackProps = this.props) {
		const state = prevState || {};
		const schema = "schema" in props ? props.schema : fallbackProps.schema;
		const validator = "validator" in props ? props.validator : fallbackProps.validator;
		const uiSchema = ("uiSchema" in props ? props.uiSchema : fallbackProps.uiSchema) || {};
		const isUncontrolled = props.formData === void 0 && fallbackProps.formData === void 0;
		const edit = typeof inputFormData !== "undefined";
		const liveValidate = "liveValidate" in props ? props.liveValidate : fallbackProps.liveValidate;
		const mustValidate = edit && !props.noValidate && liveValidate;
		const experimental_defaultFormStateBehavior = "experimental_defaultFormStateBehavior" in props ? props.experimental_defaultFormStateBehavior : fallbackProps.experimental_defaultFormStateBehavior;
		const experimental_customMergeAllOf = "experimental_customMergeAllOf" in props ? props.experimental_customMergeAllOf : fallbackProps.experimental_customMergeAllOf;
		let { schemaUtils, hasNestedConditionalSchema } = state;
		if (!schemaUtils || schemaUtils.doesSchemaUtilsDiffer(validator, schema, experimental_defaultFormStateBehavior, experimental_customMergeAllOf)) {
			schemaUtils = createSchemaUtils(validator, schema, experimental_defaultFormStateBehavior, experimental_customMergeAllOf);
			hasNestedConditionalSchema = schemaHasNestedConditional(schemaUtils.getRootSchema(), schemaUtils.getRootSchema());
		}
		const rootSchema = schemaUtils.getRootSchema();
		const canSanitize = shouldSanitize && deepEquals(rootSchema, state.schema);
		let defaultsFormData = inputFormData;
		if (inputFormData === IS_RESET) defaultsFormData = void 0;
		else if (inputFormData === void 0 && isUncontrolled) defaultsFormData = state.formData;
		let formData;
		let computedRetrievedSchema;
		let wasSanitized = false;
		const preventInfiniteSanitize = [];
		do {
			formData = schemaUtils.getDefaultFormState(rootSchema, defaultsFormData, false, state.initialDefaultsGenerated);
			const formHash = canSanitize ? hashObject({ formData }) : "";
			computedRetrievedSchema = Form.updateRetrievedSchema(retrievedSchema ?? schemaUtils.retrieveSchema(rootSchema, formData), state.retrievedSchema);
			if (canSanitize && !preventInfiniteSanitize.includes(formHash) && (hasNestedConditionalSchema || !deepEquals(computedRetrievedSchema, state.retrievedSchema))) {
				const sanitizedFormData = schemaUtils.sanitizeDataForNewSchema(computedRetrievedSchema, state.retrievedSchema, formData);
				wasSanitized = !deepEquals(sanitizedFormData, formData);
				if (wasSanitized) {
					formData = sanitizedFormData;
					defaultsFormData = sanitizedFormData;
					const sanitizedFormHash = hashObject({ formData: sanitizedFormData });
					wasSanitized = !preventInfiniteSanitize.includes(sanitizedFormHash);
					preventInfiniteSanitize.push(sanitizedFormHash);
				}
				preventInfiniteSanitize.push(formHash);
			} else wasSanitized = false;
		} while (wasSanitized);
		const getCurrentErrors = () => {
			if (props.noValidate || resetErrorsForSchema) return {
				errors: [],
				errorSchema: {}
			};
			return {
				errors: state.schemaValidationErrors || [],
				errorSchema: state.schemaValidationErrorSchema || {}
			};
		};
		let errors;
		let errorSchema;
		let { schemaValidationErrors, schemaValidationErrorSchema } = state;
		if (mustValidate && !skipLiveValidate) {
			const liveValidation = this.liveValidate(rootSchema, schemaUtils, state.errorSchema, formData, void 0, state.customErrors, retrievedSchema, retrievedSchema !== void 0, props);
			errors = liveValidation.errors;
			errorSchema = liveValidation.errorSchema;
			schemaValidationErrors = liveValidation.schemaValidationErrors;
			schemaValidationErrorSchema = liveValidation.schemaValidationErrorSchema;
		} else {
			const currentErrors = getCurrentErrors();
			errors = currentErrors.errors;
			errorSchema = currentErrors.errorSchema;
			if (resetErrorsForSchema || props.liveValidate && props.noValidate) {
				schemaValidationErrors = [];
				schemaValidationErrorSchema = {};
			}
			if (!mustValidate) {
				const formDataChangedFields = getFormDataChangedFields();
				if (formDataChangedFields.length > 0) {
					const newErrorSchema = formDataChangedFields.reduce((acc, path) => {
						const pathOfField = toPath(path);
						for (let i = 1; i < pathOfField.length; i++) setByPath(acc, [...pathOfField.slice(0, i), ERRORS_KEY], void 0, true);
						return setByPath(acc, pathOfField, void 0, true);
					}, {});
					schemaValidationErrorSchema = mergeObjects(currentErrors.errorSchema, newErrorSchema, "preventDuplicates");
					errorSchema = schemaValidationErrorSchema;
				}
			}
			const mergedErrors = Form.mergeErrors({
				errorSchema,
				errors
			}, props.extraErrors, state.customErrors, props.noValidate);
			errors = mergedErrors.errors;
			errorSchema = mergedErrors.errorSchema;
		}
		const newRegistry = Form.getRegistry(props, rootSchema, schemaUtils);
		const registry = deepEquals(state.registry, newRegistry) ? state.registry : newRegistry;
		const fieldPathId = state.fieldPathId && state.fieldPathId?.["$id"] === registry.globalFormOptions.idPrefix ? state.fieldPathId : toFieldPathId("", registry.globalFormOptions);
		return {
			schemaUtils,
			schema: rootSchema,
			uiSchema,
			fieldPathId,
			formData,
			edit,
			errors,
			errorSchema,
			schemaValidationErrors,
			schemaValidationErrorSchema,
			retrievedSchema: computedRetrievedSchema,
			hasNestedConditionalSchema,
			initialDefaultsGenerated: true,
			registry
		};
	}
	/** React lifecycle method that is used to determine whether component should be updated.
	*
	* @param nextProps - The next version of the props
	* @param nextState - The next version of the state
	* @returns - True if the component should be updated, false otherwise
	*/
	shouldComponentUpdate(nextProps, nextState) {
		const { experimental_componentUpdateStrategy = "customDeep" } = this.props;
		return shouldRender(this, nextProps, nextState, experimental_componentUpdateStrategy);
	}
	/** Validates the `formData` against the `schema` using the `altSchemaUtils` (if provided otherwise it uses the
	* `schemaUtils` in the state), returning the results.
	*
	* @param formData - The new form data to validate
	* @param schema - The schema used to validate against
	* @param [altSchemaUtils] - The alternate schemaUtils to use for validation
	* @param [retrievedSchema] - An optionally retrieved schema for per
	* @param [props=this.props] - The props supplying `customValidate`, `transformErrors` and `uiSchema`
	*/
	validate(formData, schema = this.state.schema, altSchemaUtils, retrievedSchema, props = this.props) {
		const schemaUtils = altSchemaUtils || this.state.schemaUtils;
		const { customValidate, transformErrors, uiSchema } = props;
		const validationSchema = retrievedSchema ?? schema;
		const serializedFormData = JSON.stringify(formData);
		const validationFormData = serializedFormData === void 0 ? void 0 : JSON.parse(serializedFormData);
		return schemaUtils.getValidator().validateFormData(validationFormData, validationSchema, customValidate, transformErrors, uiSchema);
	}
	/** Renders any errors contained in the `state` in using the `ErrorList`, if not disabled by `showErrorList`. */
	renderErrors(registry) {
		const { errors, errorSchema, schema, uiSchema } = this.state;
		const ErrorListTemplate = getTemplate("ErrorListTemplate", registry, getUiOptions(uiSchema));
		if (errors?.length) return (0, import_jsx_runtime.jsx)(ErrorListTemplate, {
			errors,
			errorSchema: errorSchema || {},
			schema,
			uiSchema,
			registry
		});
		return null;
	}
	/** Merges any `extraErrors` or `customErrors` into the given `schemaValidation` object, returning the result. Custom
	* errors are left out under `noValidate`; they stay in the state so they show again once validation is turned on.
	*
	* @param schemaValidation - The `ValidationData` object into which additional errors are merged
	* @param [extraErrors] - The extra errors from the props
	* @param [customErrors] - The customErrors from custom components
	* @param [noValidate] - The `noValidate` prop
	* @return - The `extraErrors` and `customErrors` merged into the `schemaValidation`
	* @private
	*/
	static mergeErrors(schemaValidation, extraErrors, customErrors, noValidate) {
		let { errorSchema, errors } = schemaValidation;
		if (extraErrors) {
			const merged = validationDataMerge(schemaValidation, extraErrors);
			errorSchema = merged.errorSchema;
			errors = merged.errors;
		}
		if (customErrors && !noValidate) {
			const merged = validationDataMerge({
				errors,
				errorSchema
			}, customErrors.ErrorSchema, true);
			errorSchema = merged.errorSchema;
			errors = merged.errors;
		}
		return {
			errors,
			errorSchema
		};
	}
	/** Performs live validation and then updates and returns the errors and error schemas by potentially merging in
	* `extraErrors` and `customErrors`.
	*
	* @param rootSchema - The `rootSchema` from the state
	* @param schemaUtils - The `SchemaUtilsType` from the state
	* @param originalErrorSchema - The original `ErrorSchema` from the state
	* @param [formData] - The new form data to validate
	* @param [extraErrors] - The extra errors from the props
	* @param [customErrors] - The customErrors from custom components
	* @param [retrievedSchema] - An expanded schema, if not provided, it will be retrieved from the `schema` and `formData`
	* @param [mergeIntoOriginalErrorSchema=false] - Optional flag indicating whether we merge into original schema
	* @param [props=this.props] - The props supplying `customValidate`, `transformErrors` and `uiSchema`
	* @returns - An object containing `errorSchema`, `errors`, `schemaValidationErrors` and `schemaValidationErrorSchema`
	* @private
	*/
	liveValidate(rootSchema, schemaUtils, originalErrorSchema, formData, extraErrors, customErrors, retrievedSchema, mergeIntoOriginalErrorSchema = false, props = this.props) {
		const schemaValidation = this.validate(formData, rootSchema, schemaUtils, retrievedSchema, props);
		const { errors } = schemaValidation;
		let { errorSchema } = schemaValidation;
		if (mergeIntoOriginalErrorSchema) errorSchema = mergeObjects(originalErrorSchema, schemaValidation.errorSchema, "preventDuplicates");
		const schemaValidationErrors = errors;
		const schemaValidationErrorSchema = errorSchema;
		return {
			...Form.mergeErrors({
				errorSchema,
				errors
			}, extraErrors, customErrors, props.noValidate),
			schemaValidationErrors,
			schemaValidationErrorSchema
		};
	}
	/** Returns the `formData` with only the elements specified in the `fields` list
	*
	* @param formData - The data for the `Form`
	* @param fields - The fields to keep while filtering
	* @deprecated - To be removed as an exported `Form` function in a future release; there isn't a planned replacement
	*/
	getUsedFormData = (formData, fields) => getUsedFormData(formData, fields);
	/** Returns the list of field names from inspecting the `pathSchema` as well as using the `formData`
	*
	* @param pathSchema - The `PathSchema` object for the form
	* @param [formData] - The form data to use while checking for empty objects/arrays
	* @deprecated - To be removed as an exported `Form` function in a future release; there isn't a planned replacement
	*/
	getFieldNames = (pathSchema, formData) => getFieldNames(pathSchema, formData);
	/** Returns the `formData` after filtering to remove any extra data not in a form field
	*
	* @param formData - The data for the `Form`
	* @returns The `formData` after omitting extra data
	* @deprecated - To be removed as an exported `Form` function in a future release, use `SchemaUtils.omitExtraData`
	*               instead.
	*/
	omitExtraData = (formData) => {
		const { schema, schemaUtils } = this.state;
		return schemaUtils.omitExtraData(schema, formData);
	};
	/** Allows a user to set a value for the provided `fieldPath`, which must be either a dotted path to the field OR a
	* `FieldPathList`. To set the root element, used either `''` or `[]` for the path. Passing undefined will clear the
	* value in the field.
	*
	* @param fieldPath - Either a dotted path to the field or the `FieldPathList` to the field
	* @param [newValue] - The new value for the field
	*/
	setFieldValue = (fieldPath, newValue) => {
		const { registry } = this.state;
		const path = Array.isArray(fieldPath) ? fieldPath : fieldPath.split(".");
		const fieldPathId = toFieldPathId("", registry.globalFormOptions, path);
		this.onChange(newValue, path, void 0, fieldPathId["$id"]);
	};
	/** Queues the change as a `setState` updater, then reports it through `onChange` once committed. React applies a
	* batch's updaters in order, each to the result of the one before, so changes made close together do not overwrite
	* one another, and they commit together, so any number of them is one update rather than one nested in the commit of
	* the last. A change that throws, from `customValidate` or `transformErrors` say, leaves the state as it was and is
	* rethrown from a timeout, since the updater runs while React renders, where a throw would unmount the form. Live
	* validation runs once per batch, for its last change, so a change in a later lane, such as one in a transition,
	* defers the validation of the changes before it until that lane commits. When React rebases an urgent change onto a
	* transition it reruns the change without its callback, so a throw in that rerun is rethrown but drops the change
	* unreported, and a transition change that commits after a later urgent one was reported reports the whole committed
	* state under its own id, later changes in that lane included. Only changes are tracked for this, so a transition
	* change that commits under an urgent update of another kind, such as a `reset()`, reports its own data although the
	* reset replaced it.
	*
	* @param newValue - The new form data from a change to a field
	* @param path - The path to the change into which to set the formData
	* @param [newErrorSchema] - The new `ErrorSchema` based on the field change
	* @param [id] - The id of the field that caused the change
	*/
	onChange = (newValue, path, newErrorSchema, id) => {
		this.changeCount += 1;
		const changeNumber = this.changeCount;
		this.queueUpdate((prevState, props, isLast) => ({ state: this.processChange({
			newValue,
			path,
			newErrorSchema
		}, isLast, prevState, props) }), ({ state }, prevState, props, isThrown) => {
			if (!state) return;
			const reportedId = isThrown ? [] : [id];
			if (changeNumber < this.lastReportedChange) this.reportChange(toIChangeEvent(this.state), ...reportedId);
			else {
				this.lastReportedChange = changeNumber;
				const changed = {
					...prevState,
					...state
				};
				this.reportChange(toIChangeEvent({
					...changed,
					...Form.getDerivedStateFromProps(props, changed)
				}), ...reportedId);
			}
		}, {
			getKey: () => changeNumber === this.changeCount,
			recover: (prevState, props, isLast) => ({ state: isLast && prevState.isLiveValidationPending && this.validateBeforeThrow(prevState, props) || null })
		});
	};
	/** Rethrows `error` from a timeout, since a throw from an updater, which runs while React renders, would unmount the
	* form
	*
	* @param error - The error to rethrow
	*/
	static rethrowLater(error) {
		setTimeout(() => {
			throw error;
		});
	}
	/** Whether the `props` live validate each change made to a field
	*
	* @param props - The props to check
	*/
	static isLiveValidatedOnChange(props) {
		const { noValidate, liveValidate } = props;
		return !noValidate && (liveValidate === true || liveValidate === "onChange");
	}
	/** Live validates `prevState` for a last change of a batch that threw. The changes before it skipped live validation
	* for it to run, so without this they would be committed with the errors from before the batch. A validation that
	* throws too is dropped, since the change's own error is rethrown. Nothing is returned when the errors already match.
	*
	* @param prevState - The state the throwing updater was handed, holding the changes before it
	* @param props - The props the throwing updater was handed
	* @returns - The live validation to commit, or undefined
	*/
	validateBeforeThrow(prevState, props) {
		if (!Form.isLiveValidatedOnChange(props)) return;
		const { schema, schemaUtils, schemaValidationErrorSchema, formData, customErrors, retrievedSchema } = prevState;
		try {
			const validation = this.liveValidate(schema, schemaUtils, schemaValidationErrorSchema, formData, props.extraErrors, customErrors, retrievedSchema, false, props);
			return deepEquals(validation.errors, prevState.errors) ? void 0 : {
				...validation,
				isLiveValidationPending: false
			};
		} catch {
			return;
		}
	}
	/** Applies a change made to a field to the state an updater queued by `onChange` was handed, returning the partial
	* state the change makes. The `newValue` is set into the `formData` at `path`, along with a new, optional
	* `ErrorSchema` for that same `path`. It will first update the `formData` with any missing default fields and then,
	* if `omitExtraData` and `liveOmit` are turned on, the `formData` will be filtered to remove any extra data not in a
	* form field. Then, the resulting `formData` will be validated if required, which only the last change of a batch
	* does.
	*
	* @param change - The change to apply
	* @param isLast - Whether no later change has been queued, so live validation runs
	* @param prevState - The state the updater was handed, which holds every change queued before this one
	* @param props - The props the updater was handed, which are those of the render applying the change
	*/
	processChange(change, isLast, prevState, props) {
		const { newValue, path, newErrorSchema } = change;
		const { extraErrors, omitExtraData, liveOmit, noValidate, disabled, readonly } = props;
		const { formData: oldFormData, fieldPathId, schemaValidationErrorSchema } = prevState;
		let { customErrors, retrievedSchema, schemaUtils, schema } = prevState;
		let schemaState = {};
		let mergeBaseErrorSchema = schemaValidationErrorSchema;
		const rootPathId = fieldPathId.path[0] || "";
		const isRootPath = !path || path.length === 0 || path.length === 1 && path[0] === rootPathId;
		let formData = isRootPath ? newValue : structuredClone(oldFormData);
		const inputForDefaults = isObject(formData) && Object.keys(formData).length > 0 && Object.values(formData).every((v) => v === void 0) && (oldFormData === null || oldFormData === void 0) ? void 0 : formData;
		if (isObject(formData) || Array.isArray(formData)) {
			let plainLeafWasCleared = false;
			if (newValue === ADDITIONAL_PROPERTY_KEY_REMOVE) unsetByPath(formData, path);
			else if (!isRootPath) {
				let valueForPath = newValue;
				if (newValue === void 0) {
					if (typeof path[path.length - 1] === "number") valueForPath = null;
					else {
						const { field } = schemaUtils.findFieldInSchema(schema, path, oldFormData);
						const leaf = field;
						if (!(leaf && ("oneOf" in leaf || "anyOf" in leaf)) && leaf !== void 0) plainLeafWasCleared = true;
					}
				}
				if (plainLeafWasCleared) setByPath(formData, path, void 0);
				else setByPath(formData, path, valueForPath);
			}
			const shouldSanitize = retrievedSchema && !isRootPath && !isObject(newValue) && !Array.isArray(newValue) && !disabled && !readonly;
			const newState = this.getStateFromProps(props, inputForDefaults, void 0, void 0, void 0, true, shouldSanitize, prevState, props);
			formData = newState.formData;
			retrievedSchema = newState.retrievedSchema;
			if (newState.schemaUtils !== schemaUtils && !deepEquals(newState.schema, schema)) {
				({schemaUtils, schema} = newState);
				const { registry, hasNestedConditionalSchema, uiSchema } = newState;
				schemaState = {
					schemaUtils,
					schema,
					registry,
					hasNestedConditionalSchema,
					uiSchema,
					fieldPathId: newState.fieldPathId
				};
			}
			if (plainLeafWasCleared && formData) setByPath(formData, path, void 0);
		}
		const mustValidate = Form.isLiveValidatedOnChange(props);
		let state = {
			...schemaState,
			formData,
			retrievedSchema
		};
		let newFormData = formData;
		if (omitExtraData === true && (liveOmit === true || liveOmit === "onChange")) {
			newFormData = schemaUtils.omitExtraData(schema, formData);
			state = {
				...state,
				formData: newFormData
			};
		}
		if (newErrorSchema) {
			const oldValidationError = !isRootPath ? getByPath(schemaValidationErrorSchema, path) : schemaValidationErrorSchema;
			if (oldValidationError && Object.keys(oldValidationError).length > 0) {
				if (!isRootPath) {
					mergeBaseErrorSchema = structuredClone(schemaValidationErrorSchema);
					setByPath(mergeBaseErrorSchema, path, newErrorSchema, true);
				} else mergeBaseErrorSchema = newErrorSchema;
			} else {
				customErrors = new ErrorSchemaBuilder(customErrors?.ErrorSchema);
				if (isRootPath) {
					const pathErrors = newErrorSchema[ERRORS_KEY];
					if (pathErrors) customErrors.setErrors(pathErrors);
				} else setByPath(customErrors.ErrorSchema, path, newErrorSchema, true);
			}
		} else if (customErrors && getByPath(customErrors.ErrorSchema, [...path, "__errors"])?.length) {
			customErrors = new ErrorSchemaBuilder(customErrors.ErrorSchema);
			customErrors.clearErrors(path);
			if (!noValidate && !(mustValidate && isLast)) {
				const errorsPath = [...path, ERRORS_KEY];
				const extraAtPath = getByPath(extraErrors, errorsPath) ?? [];
				const errorSchema = structuredClone(prevState.errorSchema || {});
				const rebuiltAtPath = [...getByPath(schemaValidationErrorSchema, errorsPath) ?? [], ...extraAtPath];
				if (rebuiltAtPath.length > 0) setByPath(errorSchema, errorsPath, rebuiltAtPath, true);
				else {
					unsetByPath(errorSchema, errorsPath);
					for (let depth = path.length; depth > 0; depth -= 1) {
						const node = getByPath(errorSchema, path.slice(0, depth));
						if (!isObject(node) || Object.keys(node).length > 0) break;
						unsetByPath(errorSchema, path.slice(0, depth));
					}
				}
				const property = `.${path.join(".")}`;
				const shownErrors = prevState.errors || [];
				const rebuiltErrors = [...(prevState.schemaValidationErrors || []).filter((error) => error.property === property), ...toErrorList({ [ERRORS_KEY]: extraAtPath }, path.map(String))];
				const firstAtPath = shownErrors.findIndex((error) => error.property === property);
				const insertAt = firstAtPath === -1 ? shownErrors.length : firstAtPath;
				const keptErrors = shownErrors.filter((error) => error.property !== property);
				const errors = [
					...keptErrors.slice(0, insertAt),
					...rebuiltErrors,
					...keptErrors.slice(insertAt)
				];
				state = {
					...state,
					errorSchema,
					errors
				};
			}
		}
		if (customErrors !== prevState.customErrors) state = {
			...state,
			customErrors
		};
		if (mustValidate) state = {
			...state,
			isLiveValidationPending: !isLast
		};
		if (mustValidate && isLast) {
			const liveValidation = this.liveValidate(schema, schemaUtils, mergeBaseErrorSchema, newFormData, extraErrors, customErrors, retrievedSchema, false, props);
			state = {
				...state,
				...liveValidation
			};
		} else if (!noValidate && newErrorSchema) {
			const mergedErrors = Form.mergeErrors({
				errorSchema: mergeBaseErrorSchema,
				errors: prevState.schemaValidationErrors || []
			}, extraErrors, customErrors);
			state = {
				...state,
				...mergedErrors
			};
		}
		return state;
	}
	/**
	* If the retrievedSchema has changed the new retrievedSchema is returned.
	* Otherwise, the old retrievedSchema is returned to persist reference.
	* -  This ensures that AJV retrieves the schema from the cache when it has not changed,
	*    avoiding the performance cost of recompiling the schema.
	*
	* @param retrievedSchema The new retrieved schema.
	* @param [prevRetrievedSchema] The retrieved schema of the state the new one replaces.
	* @returns The new retrieved schema if it has changed, else the old retrieved schema.
	*/
	static updateRetrievedSchema(retrievedSchema, prevRetrievedSchema) {
		return deepEquals(retrievedSchema, prevRetrievedSchema) ? prevRetrievedSchema : retrievedSchema;
	}
	/**
	* Callback function to handle reset form data.
	* - Reset all fields with default values.
	* - Reset validations and errors
	*
	*/
	reset = () => {
		const { formData: propsFormData, initialFormData = IS_RESET } = this.props;
		const state = {
			formData: this.getStateFromProps(this.props, propsFormData ?? initialFormData, void 0, void 0, void 0, true).formData,
			errorSchema: {},
			errors: [],
			schemaValidationErrors: [],
			schemaValidationErrorSchema: {},
			initialDefaultsGenerated: false,
			customErrors: void 0,
			isLiveValidationPending: false
		};
		this.setState(state, () => this.reportChange(toIChangeEvent({
			...this.state,
			...state
		})));
	};
	/** Callback function to handle when a field on the form is blurred. Calls the `onBlur` callback for the `Form` if it
	* was provided. Also runs any live validation and/or live omit operations if the flags indicate they should happen
	* during `onBlur`.
	*
	* A blur has a higher priority than a change made in a transition, so React reruns it on top of that change once the
	* transition commits, without reporting what the rerun did. The change's own `onChange` event then lacks the blur's
	* omit and validation.
	*
	* @param id - The unique `id` of the field that was blurred
	* @param data - The data associated with the field that was blurred
	*/
	onBlur = (id, data) => {
		const { onBlur } = this.props;
		if (onBlur) onBlur(id, data);
		this.queueUpdate((prevState, props) => {
			const { omitExtraData, liveOmit, liveValidate } = props;
			const isOmitted = omitExtraData === true && liveOmit === "onBlur";
			const isValidated = liveValidate === "onBlur";
			if (!isOmitted && !isValidated) return {
				state: null,
				hasChanges: false
			};
			const { formData, schema, schemaUtils, errorSchema, customErrors, retrievedSchema } = prevState;
			const newFormData = isOmitted ? schemaUtils.omitExtraData(schema, formData) : formData;
			let state = { formData: newFormData };
			if (isValidated) {
				const liveValidation = this.liveValidate(schema, schemaUtils, errorSchema, newFormData, props.extraErrors, customErrors, retrievedSchema, false, props);
				state = {
					...state,
					...liveValidation,
					isLiveValidationPending: false
				};
			}
			const hasChanges = [
				"formData",
				"errors",
				"errorSchema"
			].some((key) => key in state && !deepEquals(prevState[key], state[key]));
			return {
				state,
				hasChanges
			};
		}, ({ state, hasChanges }) => {
			if (hasChanges) this.reportChange(toIChangeEvent({
				...this.state,
				...state
			}), id);
		});
	};
	/** Queues `compute` as a `setState` updater, committing the `state` it returns, and hands its result to `onCommit`
	* once committed. React reruns an updater with the same arguments, under `StrictMode` say, and commits the first
	* result, so a rerun returns that result rather than computing objects that were not committed. A throw is rethrown
	* from a timeout, since the updater runs while React renders, where a throw would unmount the form, and commits what
	* `recover` returns, or leaves the state as it was without one. A throw in a rerun React makes when it rebases the
	* update, which does not call `onCommit`, is rethrown too
	*
	* @param compute - Computes the state to commit, and whatever else `onCommit` needs, from the updater's arguments
	* @param onCommit - Called once the state is committed, with the result, the arguments it was computed from and
	*          whether `compute` threw
	* @param [options] - `getKey` returns a value a rerun must also match, which is handed to `compute`, and `recover`
	*          computes the result to commit in place of a `compute` that threw
	*/
	queueUpdate(compute, onCommit, options = {}) {
		const { getKey, recover } = options;
		let outcome;
		let isCommitted = false;
		this.setState((prevState, props) => {
			const key = getKey?.();
			let current = outcome;
			if (current?.prevState !== prevState || current.props !== props || current.key !== key) {
				try {
					current = {
						prevState,
						props,
						key,
						result: compute(prevState, props, key)
					};
				} catch (error) {
					current = {
						prevState,
						props,
						key,
						result: recover?.(prevState, props, key),
						thrown: { error }
					};
					if (isCommitted) Form.rethrowLater(error);
				}
				outcome = current;
			}
			return current.result?.state ?? null;
		}, () => {
			isCommitted = true;
			const committed = outcome;
			outcome = void 0;
			if (!committed) return;
			if (committed.thrown) Form.rethrowLater(committed.thrown.error);
			if (committed.result) onCommit(committed.result, committed.prevState, committed.props, committed.thrown !== void 0);
		});
	}
	/** Callback function to handle when a field on the form is focused. Calls the `onFocus` callback for the `Form` if it
	* was provided.
	*
	* @param id - The unique `id` of the field that was focused
	* @param data - The data associated with the field that was focused
	*/
	onFocus = (id, data) => {
		const { onFocus } = this.props;
		if (onFocus) onFocus(id, data);
	};
	/** Callback function to handle when the form is submitted. First, it prevents the default event behavior. Nothing
	* happens if the target and currentTarget of the event are not the same. It will omit any extra data in the
	* `formData`, including the changes queued in the same event, if `omitExtraData` is true. It will validate the
	* resulting `formData`, reporting errors via the `onError()` callback unless validation is disabled. Finally, it will
	* add in any `extraErrors` and then call back the `onSubmit` callback if it was provided.
	*
	* With `createRoot`, a submit event has a higher priority than a change made outside a React event, such as after an
	* `await`, or in a transition, so it is validated and reported without that change. React then reruns it with the
	* change applied and commits that state, without calling `onSubmit` or `onError` for it.
	*
	* @param event - The submit HTML form event
	*/
	onSubmit = (event) => {
		event.preventDefault();
		if (event.target !== event.currentTarget) return;
		event.persist();
		this.queueUpdate((prevState, props) => this.validateSubmission(prevState, props), ({ state, errors, hasError }, prevState, props) => {
			if (hasError) {
				try {
					this.focusFirstError(errors, props);
				} catch (error) {
					Form.rethrowLater(error);
				}
				Form.reportErrors(errors, props);
			} else if (props.onSubmit) {
				const submitted = {
					...prevState,
					...state
				};
				props.onSubmit(toIChangeEvent({
					...submitted,
					...Form.getDerivedStateFromProps(props, submitted)
				}, "submitted"), event);
			}
		});
	};
	/** Omits extra data from the `formData` of `prevState`, if `omitExtraData` is set, and validates it for a submit,
	* unless `noValidate` is set
	*
	* @param prevState - The state the submit updater was handed, holding every change queued before it
	* @param props - The props the submit updater was handed
	* @returns - The state to commit, the errors that were found, and whether they block the submit
	*/
	validateSubmission(prevState, props) {
		const { omitExtraData, extraErrors, noValidate } = props;
		const { schema, schemaUtils } = prevState;
		const formData = omitExtraData === true ? schemaUtils.omitExtraData(schema, prevState.formData) : prevState.formData;
		let errors = [];
		if (!noValidate) {
			const validation = this.validateWithExtraErrors(formData, schema, schemaUtils, props);
			if (validation.hasError) return {
				state: {
					errors: validation.errors,
					errorSchema: validation.errorSchema,
					schemaValidationErrors: validation.schemaValidation.errors,
					schemaValidationErrorSchema: validation.schemaValidation.errorSchema,
					isLiveValidationPending: false
				},
				errors: validation.errors,
				hasError: true
			};
			({errors} = validation);
		}
		return {
			state: {
				formData,
				errors: extraErrors ? toErrorList(extraErrors) : [],
				errorSchema: extraErrors || {},
				schemaValidationErrors: [],
				schemaValidationErrorSchema: {},
				isLiveValidationPending: false
			},
			errors,
			hasError: false
		};
	}
	/** Validates `formData` as a submit does, merging in the `extraErrors`, which block it only when
	* `extraErrorsBlockSubmit` is set
	*
	* @param formData - The form data to validate
	* @param schema - The schema to validate against
	* @param schemaUtils - The schema utils to validate with
	* @param props - The props supplying the `extraErrors` and the validation callbacks
	* @returns - The schema validation, the errors merged with the `extraErrors`, and whether they block the submit
	*/
	validateWithExtraErrors(formData, schema, schemaUtils, props) {
		const { extraErrors, extraErrorsBlockSubmit } = props;
		const schemaValidation = this.validate(formData, schema, schemaUtils, void 0, props);
		const { errors, errorSchema } = extraErrors ? Form.mergeErrors(schemaValidation, extraErrors) : schemaValidation;
		return {
			schemaValidation,
			errors,
			errorSchema,
			hasError: schemaValidation.errors.length > 0 || Boolean(extraErrors && extraErrorsBlockSubmit)
		};
	}
	/** Focuses the first of the `errors`, if `focusOnFirstError` is set in the `props`
	*
	* @param errors - The errors a validation found
	* @param props - The props supplying `focusOnFirstError`
	*/
	focusFirstError(errors, props) {
		const { focusOnFirstError } = props;
		if (typeof focusOnFirstError === "function") focusOnFirstError(errors[0]);
		else if (focusOnFirstError) this.focusOnError(errors[0]);
	}
	/** Calls `onError` with the `errors` a validation found, or logs them when it is not provided
	*
	* @param errors - The errors a validation found
	* @param props - The props supplying `onError`
	*/
	static reportErrors(errors, props) {
		if (props.onError) props.onError(errors);
		else console.error("Form validation failed", errors);
	}
	/** Extracts the `GlobalFormOptions` from the given Form `props`
	*
	* @param props - The form props to extract the global form options from
	* @returns - The `GlobalFormOptions` from the props
	* @private
	*/
	static getGlobalFormOptions(props) {
		const { uiSchema = {}, experimental_componentUpdateStrategy, idSeparator = "_", idPrefix = DEFAULT_ID_PREFIX, nameGenerator, useFallbackUiForUnsupportedType = false } = props;
		return {
			idPrefix: uiSchema["ui:rootFieldId"] || idPrefix,
			idSeparator,
			useFallbackUiForUnsupportedType,
			...experimental_componentUpdateStrategy !== void 0 && { experimental_componentUpdateStrategy },
			...nameGenerator !== void 0 && { nameGenerator }
		};
	}
	/** Computed the registry for the form using the given `props`, `schema` and `schemaUtils` */
	static getRegistry(props, schema, schemaUtils) {
		const { translateString: customTranslateString, uiSchema = {} } = props;
		const { fields, templates, widgets, formContext, translateString } = getDefaultRegistry();
		return {
			fields: {
				...fields,
				...props.fields
			},
			templates: {
				...templates,
				...props.templates,
				ButtonTemplates: {
					...templates.ButtonTemplates,
					...props.templates?.ButtonTemplates
				}
			},
			widgets: {
				...widgets,
				...props.widgets
			},
			rootSchema: schema,
			formContext: props.formContext || formContext,
			schemaUtils,
			translateString: customTranslateString || translateString,
			globalUiOptions: uiSchema[UI_GLOBAL_OPTIONS_KEY],
			globalFormOptions: Form.getGlobalFormOptions(props),
			uiSchemaDefinitions: uiSchema["ui:definitions"] ?? {}
		};
	}
	/** Provides a function that can be used to programmatically submit the `Form` */
	submit = () => {
		if (this.formElement.current) {
			const submitCustomEvent = new CustomEvent("submit", { cancelable: true });
			submitCustomEvent.preventDefault();
			this.formElement.current.dispatchEvent(submitCustomEvent);
			this.formElement.current.requestSubmit();
		}
	};
	/** Attempts to focus on the field associated with the `error`. Uses the `property` field to compute path of the error
	* field, then, using the `idPrefix` and `idSeparator` converts that path into an id. Then the input element with that
	* id is attempted to be found using the `formElement` ref. If it is located, then it is focused.
	*
	* @param error - The error on which to focus
	*/
	focusOnError(error) {
		const { idPrefix = "root", idSeparator = "_" } = this.props;
		const { property } = error;
		const path = toPath(property ?? "");
		path.unshift(idPrefix);
		const elementId = path.join(idSeparator);
		let field = this.formElement.current.elements[elementId];
		if (!field) field = this.formElement.current.querySelector(`input[id^="${elementId}"], button[id^="${elementId}"]`);
		if (field?.length) field = field[0];
		if (field) field.focus();
	}
	/** Validates the form using the given `formData`. For programmatic validation; a submit does not call this.
	* If `onError` is provided, then it will be called with the list of errors.
	*
	* @param formData - The form data to validate
	* @returns - True if the form is valid, false otherwise.
	*/
	validateFormWithFormData = (formData) => {
		const { errors: prevErrors, formData: validatedFormData, schema, schemaUtils } = this.state;
		const { schemaValidation, errors, errorSchema, hasError } = this.validateWithExtraErrors(formData, schema, schemaUtils, this.props);
		const setValidationState = (validationState, callback) => this.setState((prevState, props) => !deepEquals(prevState.formData, validatedFormData) && Form.isLiveValidatedOnChange(props) ? null : validationState, callback);
		if (hasError) {
			this.focusFirstError(errors, this.props);
			const { props } = this;
			setValidationState({
				errors,
				errorSchema,
				schemaValidationErrors: schemaValidation.errors,
				schemaValidationErrorSchema: schemaValidation.errorSchema
			}, () => Form.reportErrors(errors, props));
		} else if (errors.length > 0) setValidationState({
			errors,
			errorSchema,
			schemaValidationErrors: [],
			schemaValidationErrorSchema: {}
		});
		else if (prevErrors.length > 0) setValidationState({
			errors: [],
			errorSchema: {},
			schemaValidationErrors: [],
			schemaValidationErrorSchema: {}
		});
		return !hasError;
	};
	/** Programmatically validate the form.  If `omitExtraData` is true, the `formData` will first be filtered to remove
	* any extra data not in a form field. If `onError` is provided, then it will be called with the list of errors the
	* same way as would happen on form submission.
	*
	* It validates the committed `formData`, since it returns its result at once, so a change queued in the same event,
	* such as by `setFieldValue()`, is not part of it. A submit in the same event does include that change.
	*
	* @returns - True if the form is valid, false otherwise.
	*/
	validateForm() {
		const { omitExtraData } = this.props;
		const { formData, schema, schemaUtils } = this.state;
		return this.validateFormWithFormData(omitExtraData === true ? schemaUtils.omitExtraData(schema, formData) : formData);
	}
	/** Renders the `Form` fields inside the <form> | `tagName` or `_internalFormWrapper`, rendering any errors if
	* needed along with the submit button or any children of the form.
	*/
	render() {
		const { children, id, className = "", tagName, name, method, target, action, autoComplete, enctype, acceptCharset, noHtml5Validate = false, disabled, readonly, showErrorList = "top", _internalFormWrapper } = this.props;
		const { schema, uiSchema, formData, errorSchema, fieldPathId, registry } = this.state;
		const { SchemaField: SchemaFieldComponent } = registry.fields;
		const { SubmitButton } = registry.templates.ButtonTemplates;
		const as = _internalFormWrapper ? tagName : void 0;
		const FormTag = _internalFormWrapper || tagName || "form";
		let { [SUBMIT_BTN_OPTIONS_KEY]: submitOptions = {} } = getUiOptions(uiSchema);
		if (disabled) submitOptions = {
			...submitOptions,
			props: {
				...submitOptions.props,
				disabled: true
			}
		};
		const submitUiSchema = { [UI_OPTIONS_KEY]: { [SUBMIT_BTN_OPTIONS_KEY]: submitOptions } };
		return (0, import_jsx_runtime.jsxs)(FormTag, {
			className: className || "rjsf",
			id,
			name,
			method,
			target,
			action,
			autoComplete,
			encType: enctype,
			acceptCharset,
			noValidate: noHtml5Validate,
			onSubmit: this.onSubmit,
			as,
			ref: this.formElement,
			children: [
				showErrorList === "top" && this.renderErrors(registry),
				(0, import_jsx_runtime.jsx)(SchemaFieldComponent, {
					name: "",
					schema,
					uiSchema,
					errorSchema,
					fieldPathId,
					formData,
					onChange: this.onChange,
					onBlur: this.onBlur,
					onFocus: this.onFocus,
					registry,
					disabled,
					readonly
				}),
				children || (0, import_jsx_runtime.jsx)(SubmitButton, {
					uiSchema: submitUiSchema,
					registry
				}),
				showErrorList === "bottom" && this.renderErrors(registry)
			]
		});
	}
};
// node_modules/@rjsf/validator-ajv8/lib/processRawValidationErrors.js
/** Filters duplicate errors from `anyOf`/`oneOf` schema paths according to the `suppressDuplicateFiltering` flag.
*
* @param errorList - The list of `RJSFValidationError`s to filter
* @param [suppressDuplicateFiltering='none'] - Controls which duplicate filtering is suppressed:
*   - `'none'` (default): filters duplicates for both `anyOf` and `oneOf`
*   - `'all'`: returns `errorList` unmodified
*   - `'anyOf'`: suppresses filtering for `anyOf` errors; `oneOf` duplicates are still filtered
*   - `'oneOf'`: suppresses filtering for `oneOf` errors; `anyOf` duplicates are still filtered
*/
function filterDuplicateErrors(errorList, suppressDuplicateFiltering = "none") {
	if (suppressDuplicateFiltering === "all") return errorList;
	return errorList.reduce((acc, err) => {
		const { message, schemaPath } = err;
		const anyOfIndex = suppressDuplicateFiltering !== "anyOf" ? schemaPath?.indexOf(`/${ANY_OF_KEY}/`) : void 0;
		const oneOfIndex = suppressDuplicateFiltering !== "oneOf" ? schemaPath?.indexOf(`/${ONE_OF_KEY}/`) : void 0;
		let schemaPrefix;
		if (anyOfIndex && anyOfIndex >= 0) schemaPrefix = schemaPath?.substring(0, anyOfIndex);
		else if (oneOfIndex && oneOfIndex >= 0) schemaPrefix = schemaPath?.substring(0, oneOfIndex);
		if (!(schemaPrefix ? acc.find((e) => e.message === message && e.schemaPath?.startsWith(schemaPrefix)) : void 0)) acc.push(err);
		return acc;
	}, []);
}
/** Transforming the error output from ajv to format used by @rjsf/utils.
* At some point, components should be updated to support ajv.
*
* @param errors - The list of AJV errors to convert to `RJSFValidationErrors`
* @param [uiSchema] - An optional uiSchema that is passed to `transformErrors` and `customValidate`
* @param [suppressDuplicateFiltering] - Controls which duplicate filtering is suppressed; see `filterDuplicateErrors`
* @param [schema] - The schema for the validation
*/
function transformRJSFValidationErrors(errors = [], uiSchema, suppressDuplicateFiltering, schema) {
	return filterDuplicateErrors(errors.map((e) => {
		const { instancePath, keyword, params, schemaPath, parentSchema, ...rest } = e;
		let { message = "" } = rest;
		let property = instancePath.replace(/\//g, ".");
		let stack = `${property} ${message}`.trim();
		let uiTitle = "";
		const rawPropertyNames = [
			...params.deps?.split(", ") || [],
			params.missingProperty,
			params.property
		].filter((item) => item);
		if (rawPropertyNames.length > 0) {
			rawPropertyNames.forEach((currentProperty) => {
				let uiSchemaTitle = getUiOptions(getByPath(uiSchema, toPath(property ? `${property}.${currentProperty}` : currentProperty))).title;
				if (uiSchemaTitle === void 0) uiSchemaTitle = getUiOptions(getByPath(uiSchema, schemaPath.replace(/\/properties\//g, "/").split("/").slice(1, -1).concat([currentProperty]))).title;
				if (uiSchemaTitle === void 0) uiSchemaTitle = getByPath(uiSchema, [
					...property.replace(/^\./, "").split(".").filter(Boolean),
					currentProperty,
					"title"
				]);
				if (uiSchemaTitle) {
					message = message.replace(`'${currentProperty}'`, `'${uiSchemaTitle}'`);
					uiTitle = uiSchemaTitle;
				} else {
					const parentSchemaTitle = getByPath(parentSchema, [
						PROPERTIES_KEY,
						currentProperty,
						"title"
					]);
					if (parentSchemaTitle) {
						message = message.replace(`'${currentProperty}'`, `'${parentSchemaTitle}'`);
						uiTitle = parentSchemaTitle;
					} else if (schema) {
						const propParts = property.replace(/^\./, "").split(".").filter(Boolean);
						const aSchemaPath = [];
						for (const part of propParts) aSchemaPath.push(PROPERTIES_KEY, part);
						aSchemaPath.push(PROPERTIES_KEY, currentProperty, "title");
						const rootSchemaTitle = getByPath(schema, aSchemaPath);
						if (rootSchemaTitle) {
							message = message.replace(`'${currentProperty}'`, `'${rootSchemaTitle}'`);
							uiTitle = rootSchemaTitle;
						}
					}
				}
			});
			stack = message;
		} else {
			const uiSchemaTitle = getUiOptions(getByPath(uiSchema, toPath(property))).title;
			if (uiSchemaTitle) {
				stack = `'${uiSchemaTitle}' ${message}`.trim();
				uiTitle = uiSchemaTitle;
			} else {
				const parentSchemaTitle = parentSchema?.title;
				if (parentSchemaTitle) {
					stack = `'${parentSchemaTitle}' ${message}`.trim();
					uiTitle = parentSchemaTitle;
				}
			}
		}
		if ("missingProperty" in params) property = property ? `${property}.${params.missingProperty}` : params.missingProperty;
		return {
			name: keyword,
			property,
			message,
			params,
			stack,
			schemaPath,
			title: uiTitle
		};
	}), suppressDuplicateFiltering);
}
/** This function processes the `formData` with an optional user contributed `customValidate` function, which receives
* the form data and a `errorHandler` function that will be used to add custom validation errors for each field. Also
* supports a `transformErrors` function that will take the raw AJV validation errors, prior to custom validation and
* transform them in what ever way it chooses.
*
* @param validator - The `ValidatorType` implementation used for the `getDefaultFormState()` call
* @param rawErrors - The list of raw `ErrorObject`s to process
* @param formData - The form data to validate
* @param schema - The schema against which to validate the form data
* @param [customValidate] - An optional function that is used to perform custom validation
* @param [transformErrors] - An optional function that is used to transform errors after AJV validation
* @param [uiSchema] - An optional uiSchema that is passed to `transformErrors` and `customValidate`
* @param [suppressDuplicateFiltering] - Controls which duplicate filtering is suppressed; see `filterDuplicateErrors`
*/
function processRawValidationErrors(validator, rawErrors, formData, schema, customValidate, transformErrors, uiSchema, suppressDuplicateFiltering) {
	const { validationError: invalidSchemaError } = rawErrors;
	let errors = transformRJSFValidationErrors(rawErrors.errors, uiSchema, suppressDuplicateFiltering, schema);
	if (invalidSchemaError) errors = [...errors, { stack: invalidSchemaError.message }];
	if (typeof transformErrors === "function") errors = transformErrors(errors, uiSchema);
	let errorSchema = toErrorSchema(errors);
	if (invalidSchemaError) errorSchema = {
		...errorSchema,
		$schema: { __errors: [invalidSchemaError.message] }
	};
	if (typeof customValidate !== "function") return {
		errors,
		errorSchema
	};
	const newFormData = getDefaultFormState(validator, schema, formData, schema, true);
	const userErrorSchema = unwrapErrorHandler(customValidate(newFormData, createErrorHandler(newFormData), uiSchema, errorSchema));
	return validationDataMerge({
		errors,
		errorSchema
	}, userErrorSchema);
}
// node_modules/ajv/dist/compile/codegen/code.js
var require_code$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.regexpCode = exports.getEsmExportName = exports.getProperty = exports.safeStringify = exports.stringify = exports.strConcat = exports.addCodeArg = exports.str = exports._ = exports.nil = exports._Code = exports.Name = exports.IDENTIFIER = exports._CodeOrName = void 0;
	var _CodeOrName = class {};
	exports._CodeOrName = _CodeOrName;
	exports.IDENTIFIER = /^[a-z$_][a-z$_0-9]*$/i;
	var Name = class extends _CodeOrName {
		constructor(s) {
			super();
			if (!exports.IDENTIFIER.test(s)) throw new Error("CodeGen: name must be a valid identifier");
			this.str = s;
		}
		toString() {
			return this.str;
		}
		emptyStr() {
			return false;
		}
		get names() {
			return { [this.str]: 1 };
		}
	};
	exports.Name = Name;
	var _Code = class extends _CodeOrName {
		constructor(code) {
			super();
			this._items = typeof code === "string" ? [code] : code;
		}
		toString() {
			return this.str;
		}
		emptyStr() {
			if (this._items.length > 1) return false;
			const item = this._items[0];
			return item === "" || item === "\"\"";
		}
		get str() {
			var _a;
			return (_a = this._str) !== null && _a !== void 0 ? _a : this._str = this._items.reduce((s, c) => `${s}${c}`, "");
		}
		get names() {
			var _a;
			return (_a = this._names) !== null && _a !== void 0 ? _a : this._names = this._items.reduce((names, c) => {
				if (c instanceof Name) names[c.str] = (names[c.str] || 0) + 1;
				return names;
			}, {});
		}
	};
	exports._Code = _Code;
	exports.nil = new _Code("");
	function _(strs, ...args) {
		const code = [strs[0]];
		let i = 0;
		while (i < args.length) {
			addCodeArg(code, args[i]);
			code.push(strs[++i]);
		}
		return new _Code(code);
	}
	exports._ = _;
	var plus = new _Code("+");
	function str(strs, ...args) {
		const expr = [safeStringify(strs[0])];
		let i = 0;
		while (i < args.length) {
			expr.push(plus);
			addCodeArg(expr, args[i]);
			expr.push(plus, safeStringify(strs[++i]));
		}
		optimize(expr);
		return new _Code(expr);
	}
	exports.str = str;
	function addCodeArg(code, arg) {
		if (arg instanceof _Code) code.push(...arg._items);
		else if (arg instanceof Name) code.push(arg);
		else code.push(interpolate(arg));
	}
	exports.addCodeArg = addCodeArg;
	function optimize(expr) {
		let i = 1;
		while (i < expr.length - 1) {
			if (expr[i] === plus) {
				const res = mergeExprItems(expr[i - 1], expr[i + 1]);
				if (res !== void 0) {
					expr.splice(i - 1, 3, res);
					continue;
				}
				expr[i++] = "+";
			}
			i++;
		}
	}
	function mergeExprItems(a, b) {
		if (b === "\"\"") return a;
		if (a === "\"\"") return b;
		if (typeof a == "string") {
			if (b instanceof Name || a[a.length - 1] !== "\"") return;
			if (typeof b != "string") return `${a.slice(0, -1)}${b}"`;
			if (b[0] === "\"") return a.slice(0, -1) + b.slice(1);
			return;
		}
		if (typeof b == "string" && b[0] === "\"" && !(a instanceof Name)) return `"${a}${b.slice(1)}`;
	}
	function strConcat(c1, c2) {
		return c2.emptyStr() ? c1 : c1.emptyStr() ? c2 : str`${c1}${c2}`;
	}
	exports.strConcat = strConcat;
	function interpolate(x) {
		return typeof x == "number" || typeof x == "boolean" || x === null ? x : safeStringify(Array.isArray(x) ? x.join(",") : x);
	}
	function stringify(x) {
		return new _Code(safeStringify(x));
	}
	exports.stringify = stringify;
	function safeStringify(x) {
		return JSON.stringify(x).replace(/\u2028/g, "\\u2028").replace(/\u2029/g, "\\u2029");
	}
	exports.safeStringify = safeStringify;
	function getProperty(key) {
		return typeof key == "string" && exports.IDENTIFIER.test(key) ? new _Code(`.${key}`) : _`[${key}]`;
	}
	exports.getProperty = getProperty;
	function getEsmExportName(key) {
		if (typeof key == "string" && exports.IDENTIFIER.test(key)) return new _Code(`${key}`);
		throw new Error(`CodeGen: invalid export name: ${key}, use explicit $id name mapping`);
	}
	exports.getEsmExportName = getEsmExportName;
	function regexpCode(rx) {
		return new _Code(rx.toString());
	}
	exports.regexpCode = regexpCode;
}));
// node_modules/ajv/dist/compile/codegen/scope.js
var require_scope = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.ValueScope = exports.ValueScopeName = exports.Scope = exports.varKinds = exports.UsedValueState = void 0;
	var code_1 = require_code$1();
	var ValueError = class extends Error {
		constructor(name) {
			super(`CodeGen: "code" for ${name} not defined`);
			this.value = name.value;
		}
	};
	var UsedValueState;
	(function(UsedValueState) {
		UsedValueState[UsedValueState["Started"] = 0] = "Started";
		UsedValueState[UsedValueState["Completed"] = 1] = "Completed";
	})(UsedValueState || (exports.UsedValueState = UsedValueState = {}));
	exports.varKinds = {
		const: new code_1.Name("const"),
		let: new code_1.Name("let"),
		var: new code_1.Name("var")
	};
	var Scope = class {
		constructor({ prefixes, parent } = {}) {
			this._names = {};
			this._prefixes = prefixes;
			this._parent = parent;
		}
		toName(nameOrPrefix) {
			return nameOrPrefix instanceof code_1.Name ? nameOrPrefix : this.name(nameOrPrefix);
		}
		name(prefix) {
			return new code_1.Name(this._newName(prefix));
		}
		_newName(prefix) {
			const ng = this._names[prefix] || this._nameGroup(prefix);
			return `${prefix}${ng.index++}`;
		}
		_nameGroup(prefix) {
			var _a, _b;
			if (((_b = (_a = this._parent) === null || _a === void 0 ? void 0 : _a._prefixes) === null || _b === void 0 ? void 0 : _b.has(prefix)) || this._prefixes && !this._prefixes.has(prefix)) throw new Error(`CodeGen: prefix "${prefix}" is not allowed in this scope`);
			return this._names[prefix] = {
				prefix,
				index: 0
			};
		}
	};
	exports.Scope = Scope;
	var ValueScopeName = class extends code_1.Name {
		constructor(prefix, nameStr) {
			super(nameStr);
			this.prefix = prefix;
		}
		setValue(value, { property, itemIndex }) {
			this.value = value;
			this.scopePath = (0, code_1._)`.${new code_1.Name(property)}[${itemIndex}]`;
		}
	};
	exports.ValueScopeName = ValueScopeName;
	var line = (0, code_1._)`\n`;
	var ValueScope = class extends Scope {
		constructor(opts) {
			super(opts);
			this._values = {};
			this._scope = opts.scope;
			this.opts = {
				...opts,
				_n: opts.lines ? line : code_1.nil
			};
		}
		get() {
			return this._scope;
		}
		name(prefix) {
			return new ValueScopeName(prefix, this._newName(prefix));
		}
		value(nameOrPrefix, value) {
			var _a;
			if (value.ref === void 0) throw new Error("CodeGen: ref must be passed in value");
			const name = this.toName(nameOrPrefix);
			const { prefix } = name;
			const valueKey = (_a = value.key) !== null && _a !== void 0 ? _a : value.ref;
			let vs = this._values[prefix];
			if (vs) {
				const _name = vs.get(valueKey);
				if (_name) return _name;
			} else vs = this._values[prefix] = /* @__PURE__ */ new Map();
			vs.set(valueKey, name);
			const s = this._scope[prefix] || (this._scope[prefix] = []);
			const itemIndex = s.length;
			s[itemIndex] = value.ref;
			name.setValue(value, {
				property: prefix,
				itemIndex
			});
			return name;
		}
		getValue(prefix, keyOrRef) {
			const vs = this._values[prefix];
			if (!vs) return;
			return vs.get(keyOrRef);
		}
		scopeRefs(scopeName, values = this._values) {
			return this._reduceValues(values, (name) => {
				if (name.scopePath === void 0) throw new Error(`CodeGen: name "${name}" has no value`);
				return (0, code_1._)`${scopeName}${name.scopePath}`;
			});
		}
		scopeCode(values = this._values, usedValues, getCode) {
			return this._reduceValues(values, (name) => {
				if (name.value === void 0) throw new Error(`CodeGen: name "${name}" has no value`);
				return name.value.code;
			}, usedValues, getCode);
		}
		_reduceValues(values, valueCode, usedValues = {}, getCode) {
			let code = code_1.nil;
			for (const prefix in values) {
				const vs = values[prefix];
				if (!vs) continue;
				const nameSet = usedValues[prefix] = usedValues[prefix] || /* @__PURE__ */ new Map();
				vs.forEach((name) => {
					if (nameSet.has(name)) return;
					nameSet.set(name, UsedValueState.Started);
					let c = valueCode(name);
					if (c) {
						const def = this.opts.es5 ? exports.varKinds.var : exports.varKinds.const;
						code = (0, code_1._)`${code}${def} ${name} = ${c};${this.opts._n}`;
					} else if (c = getCode === null || getCode === void 0 ? void 0 : getCode(name)) code = (0, code_1._)`${code}${c}${this.opts._n}`;
					else throw new ValueError(name);
					nameSet.set(name, UsedValueState.Completed);
				});
			}
			return code;
		}
	};
	exports.ValueScope = ValueScope;
}));
// node_modules/ajv/dist/compile/codegen/index.js
var require_codegen = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.or = exports.and = exports.not = exports.CodeGen = exports.operators = exports.varKinds = exports.ValueScopeName = exports.ValueScope = exports.Scope = exports.Name = exports.regexpCode = exports.stringify = exports.getProperty = exports.nil = exports.strConcat = exports.str = exports._ = void 0;
	var code_1 = require_code$1();
	var scope_1 = require_scope();
	var code_2 = require_code$1();
	Object.defineProperty(exports, "_", {
		enumerable: true,
		get: function() {
			return code_2._;
		}
	});
	Object.defineProperty(exports, "str", {
		enumerable: true,
		get: function() {
			return code_2.str;
		}
	});
	Object.defineProperty(exports, "strConcat", {
		enumerable: true,
		get: function() {
			return code_2.strConcat;
		}
	});
	Object.defineProperty(exports, "nil", {
		enumerable: true,
		get: function() {
			return code_2.nil;
		}
	});
	Object.defineProperty(exports, "getProperty", {
		enumerable: true,
		get: function() {
			return code_2.getProperty;
		}
	});
	Object.defineProperty(exports, "stringify", {
		enumerable: true,
		get: function() {
			return code_2.stringify;
		}
	});
	Object.defineProperty(exports, "regexpCode", {
		enumerable: true,
		get: function() {
			return code_2.regexpCode;
		}
	});
	Object.defineProperty(exports, "Name", {
		enumerable: true,
		get: function() {
			return code_2.Name;
		}
	});
	var scope_2 = require_scope();
	Object.defineProperty(exports, "Scope", {
		enumerable: true,
		get: function() {
			return scope_2.Scope;
		}
	});
	Object.defineProperty(exports, "ValueScope", {
		enumerable: true,
		get: function() {
			return scope_2.ValueScope;
		}
	});
	Object.defineProperty(exports, "ValueScopeName", {
		enumerable: true,
		get: function() {
			return scope_2.ValueScopeName;
		}
	});
	Object.defineProperty(exports, "varKinds", {
		enumerable: true,
		get: function() {
			return scope_2.varKinds;
		}
	});
	exports.operators = {
		GT: new code_1._Code(">"),
		GTE: new code_1._Code(">="),
		LT: new code_1._Code("<"),
		LTE: new code_1._Code("<="),
		EQ: new code_1._Code("==="),
		NEQ: new code_1._Code("!=="),
		NOT: new code_1._Code("!"),
		OR: new code_1._Code("||"),
		AND: new code_1._Code("&&"),
		ADD: new code_1._Code("+")
	};
	var Node = class {
		optimizeNodes() {
			return this;
		}
		optimizeNames(_names, _constants) {
			return this;
		}
	};
	var Def = class extends Node {
		constructor(varKind, name, rhs) {
			super();
			this.varKind = varKind;
			this.name = name;
			this.rhs = rhs;
		}
		render({ es5, _n }) {
			const varKind = es5 ? scope_1.varKinds.var : this.varKind;
			const rhs = this.rhs === void 0 ? "" : ` = ${this.rhs}`;
			return `${varKind} ${this.name}${rhs};` + _n;
		}
		optimizeNames(names, constants) {
			if (!names[this.name.str]) return;
			if (this.rhs) this.rhs = optimizeExpr(this.rhs, names, constants);
			return this;
		}
		get names() {
			return this.rhs instanceof code_1._CodeOrName ? this.rhs.names : {};
		}
	};
	var Assign = class extends Node {
		constructor(lhs, rhs, sideEffects) {
			super();
			this.lhs = lhs;
			this.rhs = rhs;
			this.sideEffects = sideEffects;
		}
		render({ _n }) {
			return `${this.lhs} = ${this.rhs};` + _n;
		}
		optimizeNames(names, constants) {
			if (this.lhs instanceof code_1.Name && !names[this.lhs.str] && !this.sideEffects) return;
			this.rhs = optimizeExpr(this.rhs, names, constants);
			return this;
		}
		get names() {
			return addExprNames(this.lhs instanceof code_1.Name ? {} : { ...this.lhs.names }, this.rhs);
		}
	};
	var AssignOp = class extends Assign {
		constructor(lhs, op, rhs, sideEffects) {
			super(lhs, rhs, sideEffects);
			this.op = op;
		}
		render({ _n }) {
			return `${this.lhs} ${this.op}= ${this.rhs};` + _n;
		}
	};
	var Label = class extends Node {
		constructor(label) {
			super();
			this.label = label;
			this.names = {};
		}
		render({ _n }) {
			return `${this.label}:` + _n;
		}
	};
	var Break = class extends Node {
		constructor(label) {
			super();
			this.label = label;
			this.names = {};
		}
		render({ _n }) {
			return `break${this.label ? ` ${this.label}` : ""};` + _n;
		}
	};
	var Throw = class extends Node {
		constructor(error) {
			super();
			this.error = error;
		}
		render({ _n }) {
			return `throw ${this.error};` + _n;
		}
		get names() {
			return this.error.names;
		}
	};
	var AnyCode = class extends Node {
		constructor(code) {
			super();
			this.code = code;
		}
		render({ _n }) {
			return `${this.code};` + _n;
		}
		optimizeNodes() {
			return `${this.code}` ? this : void 0;
		}
		optimizeNames(names, constants) {
			this.code = optimizeExpr(this.code, names, constants);
			return this;
		}
		get names() {
			return this.code instanceof code_1._CodeOrName ? this.code.names : {};
		}
	};
	var ParentNode = class extends Node {
		constructor(nodes = []) {
			super();
			this.nodes = nodes;
		}
		render(opts) {
			return this.nodes.reduce((code, n) => code + n.render(opts), "");
		}
		optimizeNodes() {
			const { nodes } = this;
			let i = nodes.length;
			while (i--) {
				const n = nodes[i].optimizeNodes();
				if (Array.isArray(n)) nodes.splice(i, 1, ...n);
				else if (n) nodes[i] = n;
				else nodes.splice(i, 1);
			}
			return nodes.length > 0 ? this : void 0;
		}
		optimizeNames(names, constants) {
			const { nodes } = this;
			let i = nodes.length;
			while (i--) {
				const n = nodes[i];
				if (n.optimizeNames(names, constants)) continue;
				subtractNames(names, n.names);
				nodes.splice(i, 1);
			}
			return nodes.length > 0 ? this : void 0;
		}
		get names() {
			return this.nodes.reduce((names, n) => addNames(names, n.names), {});
		}
	};
	var BlockNode = class extends ParentNode {
		render(opts) {
			return "{" + opts._n + super.render(opts) + "}" + opts._n;
		}
	};
	var Root = class extends ParentNode {};
	var Else = class extends BlockNode {};
	Else.kind = "else";
	var If = class If extends BlockNode {
		constructor(condition, nodes) {
			super(nodes);
			this.condition = condition;
		}
		render(opts) {
			let code = `if(${this.condition})` + super.render(opts);
			if (this.else) code += "else " + this.else.render(opts);
			return code;
		}
		optimizeNodes() {
			super.optimizeNodes();
			const cond = this.condition;
			if (cond === true) return this.nodes;
			let e = this.else;
			if (e) {
				const ns = e.optimizeNodes();
				e = this.else = Array.isArray(ns) ? new Else(ns) : ns;
			}
			if (e) {
				if (cond === false) return e instanceof If ? e : e.nodes;
				if (this.nodes.length) return this;
				return new If(not(cond), e instanceof If ? [e] : e.nodes);
			}
			if (cond === false || !this.nodes.length) return void 0;
			return this;
		}
		optimizeNames(names, constants) {
			var _a;
			this.else = (_a = this.else) === null || _a === void 0 ? void 0 : _a.optimizeNames(names, constants);
			if (!(super.optimizeNames(names, constants) || this.else)) return;
			this.condition = optimizeExpr(this.condition, names, constants);
			return this;
		}
		get names() {
			const names = super.names;
			addExprNames(names, this.condition);
			if (this.else) addNames(names, this.else.names);
			return names;
		}
	};
	If.kind = "if";
	var For = class extends BlockNode {};
	For.kind = "for";
	var ForLoop = class extends For {
		constructor(iteration) {
			super();
			this.iteration = iteration;
		}
		render(opts) {
			return `for(${this.iteration})` + super.render(opts);
		}
		optimizeNames(names, constants) {
			if (!super.optimizeNames(names, constants)) return;
			this.iteration = optimizeExpr(this.iteration, names, constants);
			return this;
		}
		get names() {
			return addNames(super.names, this.iteration.names);
		}
	};
	var ForRange = class extends For {
		constructor(varKind, name, from, to) {
			super();
			this.varKind = varKind;
			this.name = name;
			this.from = from;
			this.to = to;
		}
		render(opts) {
			const varKind = opts.es5 ? scope_1.varKinds.var : this.varKind;
			const { name, from, to } = this;
			return `for(${varKind} ${name}=${from}; ${name}<${to}; ${name}++)` + super.render(opts);
		}
		get names() {
			return addExprNames(addExprNames(super.names, this.from), this.to);
		}
	};
	var ForIter = class extends For {
		constructor(loop, varKind, name, iterable) {
			super();
			this.loop = loop;
			this.varKind = varKind;
			this.name = name;
			this.iterable = iterable;
		}
		render(opts) {
			return `for(${this.varKind} ${this.name} ${this.loop} ${this.iterable})` + super.render(opts);
		}
		optimizeNames(names, constants) {
			if (!super.optimizeNames(names, constants)) return;
			this.iterable = optimizeExpr(this.iterable, names, constants);
			return this;
		}
		get names() {
			return addNames(super.names, this.iterable.names);
		}
	};
	var Func = class extends BlockNode {
		constructor(name, args, async) {
			super();
			this.name = name;
			this.args = args;
			this.async = async;
		}
		render(opts) {
			return `${this.async ? "async " : ""}function ${this.name}(${this.args})` + super.render(opts);
		}
	};
	Func.kind = "func";
	var Return = class extends ParentNode {
		render(opts) {
			return "return " + super.render(opts);
		}
	};
	Return.kind = "return";
	var Try = class extends BlockNode {
		render(opts) {
			let code = "try" + super.render(opts);
			if (this.catch) code += this.catch.render(opts);
			if (this.finally) code += this.finally.render(opts);
			return code;
		}
		optimizeNodes() {
			var _a, _b;
			super.optimizeNodes();
			(_a = this.catch) === null || _a === void 0 || _a.optimizeNodes();
			(_b = this.finally) === null || _b === void 0 || _b.optimizeNodes();
			return this;
		}
		optimizeNames(names, constants) {
			var _a, _b;
			super.optimizeNames(names, constants);
			(_a = this.catch) === null || _a === void 0 || _a.optimizeNames(names, constants);
			(_b = this.finally) === null || _b === void 0 || _b.optimizeNames(names, constants);
			return this;
		}
		get names() {
			const names = super.names;
			if (this.catch) addNames(names, this.catch.names);
			if (this.finally) addNames(names, this.finally.names);
			return names;
		}
	};
	var Catch = class extends BlockNode {
		constructor(error) {
			super();
			this.error = error;
		}
		render(opts) {
			return `catch(${this.error})` + super.render(opts);
		}
	};
	Catch.kind = "catch";
	var Finally = class extends BlockNode {
		render(opts) {
			return "finally" + super.render(opts);
		}
	};
	Finally.kind = "finally";
	var CodeGen = class {
		constructor(extScope, opts = {}) {
			this._values = {};
			this._blockStarts = [];
			this._constants = {};
			this.opts = {
				...opts,
				_n: opts.lines ? "\n" : ""
			};
			this._extScope = extScope;
			this._scope = new scope_1.Scope({ parent: extScope });
			this._nodes = [new Root()];
		}
		toString() {
			return this._root.render(this.opts);
		}
		name(prefix) {
			return this._scope.name(prefix);
		}
		scopeName(prefix) {
			return this._extScope.name(prefix);
		}
		scopeValue(prefixOrName, value) {
			const name = this._extScope.value(prefixOrName, value);
			(this._values[name.prefix] || (this._values[name.prefix] = /* @__PURE__ */ new Set())).add(name);
			return name;
		}
		getScopeValue(prefix, keyOrRef) {
			return this._extScope.getValue(prefix, keyOrRef);
		}
		scopeRefs(scopeName) {
			return this._extScope.scopeRefs(scopeName, this._values);
		}
		scopeCode() {
			return this._extScope.scopeCode(this._values);
		}
		_def(varKind, nameOrPrefix, rhs, constant) {
			const name = this._scope.toName(nameOrPrefix);
			if (rhs !== void 0 && constant) this._constants[name.str] = rhs;
			this._leafNode(new Def(varKind, name, rhs));
			return name;
		}
		const(nameOrPrefix, rhs, _constant) {
			return this._def(scope_1.varKinds.const, nameOrPrefix, rhs, _constant);
		}
		let(nameOrPrefix, rhs, _constant) {
			return this._def(scope_1.varKinds.let, nameOrPrefix, rhs, _constant);
		}
		var(nameOrPrefix, rhs, _constant) {
			return this._def(scope_1.varKinds.var, nameOrPrefix, rhs, _constant);
		}
		assign(lhs, rhs, sideEffects) {
			return this._leafNode(new Assign(lhs, rhs, sideEffects));
		}
		add(lhs, rhs) {
			return this._leafNode(new AssignOp(lhs, exports.operators.ADD, rhs));
		}
		code(c) {
			if (typeof c == "function") c();
			else if (c !== code_1.nil) this._leafNode(new AnyCode(c));
			return this;
		}
		object(...keyValues) {
			const code = ["{"];
			for (const [key, value] of keyValues) {
				if (code.length > 1) code.push(",");
				code.push(key);
				if (key !== value || this.opts.es5) {
					code.push(":");
					(0, code_1.addCodeArg)(code, value);
				}
			}
			code.push("}");
			return new code_1._Code(code);
		}
		if(condition, thenBody, elseBody) {
			this._blockNode(new If(condition));
			if (thenBody && elseBody) this.code(thenBody).else().code(elseBody).endIf();
			else if (thenBody) this.code(thenBody).endIf();
			else if (elseBody) throw new Error("CodeGen: \"else\" body without \"then\" body");
			return this;
		}
		elseIf(condition) {
			return this._elseNode(new If(condition));
		}
		else() {
			return this._elseNode(new Else());
		}
		endIf() {
			return this._endBlockNode(If, Else);
		}
		_for(node, forBody) {
			this._blockNode(node);
			if (forBody) this.code(forBody).endFor();
			return this;
		}
		for(iteration, forBody) {
			return this._for(new ForLoop(iteration), forBody);
		}
		forRange(nameOrPrefix, from, to, forBody, varKind = this.opts.es5 ? scope_1.varKinds.var : scope_1.varKinds.let) {
			const name = this._scope.toName(nameOrPrefix);
			return this._for(new ForRange(varKind, name, from, to), () => forBody(name));
		}
		forOf(nameOrPrefix, iterable, forBody, varKind = scope_1.varKinds.const) {
			const name = this._scope.toName(nameOrPrefix);
			if (this.opts.es5) {
				const arr = iterable instanceof code_1.Name ? iterable : this.var("_arr", iterable);
				return this.forRange("_i", 0, (0, code_1._)`${arr}.length`, (i) => {
					this.var(name, (0, code_1._)`${arr}[${i}]`);
					forBody(name);
				});
			}
			return this._for(new ForIter("of", varKind, name, iterable), () => forBody(name));
		}
		forIn(nameOrPrefix, obj, forBody, varKind = this.opts.es5 ? scope_1.varKinds.var : scope_1.varKinds.const) {
			if (this.opts.ownProperties) return this.forOf(nameOrPrefix, (0, code_1._)`Object.keys(${obj})`, forBody);
			const name = this._scope.toName(nameOrPrefix);
			return this._for(new ForIter("in", varKind, name, obj), () => forBody(name));
		}
		endFor() {
			return this._endBlockNode(For);
		}
		label(label) {
			return this._leafNode(new Label(label));
		}
		break(label) {
			return this._leafNode(new Break(label));
		}
		return(value) {
			const node = new Return();
			this._blockNode(node);
			this.code(value);
			if (node.nodes.length !== 1) throw new Error("CodeGen: \"return\" should have one node");
			return this._endBlockNode(Return);
		}
		try(tryBody, catchCode, finallyCode) {
			if (!catchCode && !finallyCode) throw new Error("CodeGen: \"try\" without \"catch\" and \"finally\"");
			const node = new Try();
			this._blockNode(node);
			this.code(tryBody);
			if (catchCode) {
				const error = this.name("e");
				this._currNode = node.catch = new Catch(error);
				catchCode(error);
			}
			if (finallyCode) {
				this._currNode = node.finally = new Finally();
				this.code(finallyCode);
			}
			return this._endBlockNode(Catch, Finally);
		}
		throw(error) {
			return this._leafNode(new Throw(error));
		}
		block(body, nodeCount) {
			this._blockStarts.push(this._nodes.length);
			if (body) this.code(body).endBlock(nodeCount);
			return this;
		}
		endBlock(nodeCount) {
			const len = this._blockStarts.pop();
			if (len === void 0) throw new Error("CodeGen: not in self-balancing block");
			const toClose = this._nodes.length - len;
			if (toClose < 0 || nodeCount !== void 0 && toClose !== nodeCount) throw new Error(`CodeGen: wrong number of nodes: ${toClose} vs ${nodeCount} expected`);
			this._nodes.length = len;
			return this;
		}
		func(name, args = code_1.nil, async, funcBody) {
			this._blockNode(new Func(name, args, async));
			if (funcBody) this.code(funcBody).endFunc();
			return this;
		}
		endFunc() {
			return this._endBlockNode(Func);
		}
		optimize(n = 1) {
			while (n-- > 0) {
				this._root.optimizeNodes();
				this._root.optimizeNames(this._root.names, this._constants);
			}
		}
		_leafNode(node) {
			this._currNode.nodes.push(node);
			return this;
		}
		_blockNode(node) {
			this._currNode.nodes.push(node);
			this._nodes.push(node);
		}
		_endBlockNode(N1, N2) {
			const n = this._currNode;
			if (n instanceof N1 || N2 && n instanceof N2) {
				this._nodes.pop();
				return this;
			}
			throw new Error(`CodeGen: not in block "${N2 ? `${N1.kind}/${N2.kind}` : N1.kind}"`);
		}
		_elseNode(node) {
			const n = this._currNode;
			if (!(n instanceof If)) throw new Error("CodeGen: \"else\" without \"if\"");
			this._currNode = n.else = node;
			return this;
		}
		get _root() {
			return this._nodes[0];
		}
		get _currNode() {
			const ns = this._nodes;
			return ns[ns.length - 1];
		}
		set _currNode(node) {
			const ns = this._nodes;
			ns[ns.length - 1] = node;
		}
	};
	exports.CodeGen = CodeGen;
	function addNames(names, from) {
		for (const n in from) names[n] = (names[n] || 0) + (from[n] || 0);
		return names;
	}
	function addExprNames(names, from) {
		return from instanceof code_1._CodeOrName ? addNames(names, from.names) : names;
	}
	function optimizeExpr(expr, names, constants) {
		if (expr instanceof code_1.Name) return replaceName(expr);
		if (!canOptimize(expr)) return expr;
		return new code_1._Code(expr._items.reduce((items, c) => {
			if (c instanceof code_1.Name) c = replaceName(c);
			if (c instanceof code_1._Code) items.push(...c._items);
			else items.push(c);
			return items;
		}, []));
		function replaceName(n) {
			const c = constants[n.str];
			if (c === void 0 || names[n.str] !== 1) return n;
			delete names[n.str];
			return c;
		}
		function canOptimize(e) {
			return e instanceof code_1._Code && e._items.some((c) => c instanceof code_1.Name && names[c.str] === 1 && constants[c.str] !== void 0);
		}
	}
	function subtractNames(names, from) {
		for (const n in from) names[n] = (names[n] || 0) - (from[n] || 0);
	}
	function not(x) {
		return typeof x == "boolean" || typeof x == "number" || x === null ? !x : (0, code_1._)`!${par(x)}`;
	}
	exports.not = not;
	var andCode = mappend(exports.operators.AND);
	function and(...args) {
		return args.reduce(andCode);
	}
	exports.and = and;
	var orCode = mappend(exports.operators.OR);
	function or(...args) {
		return args.reduce(orCode);
	}
	exports.or = or;
	function mappend(op) {
		return (x, y) => x === code_1.nil ? y : y === code_1.nil ? x : (0, code_1._)`${par(x)} ${op} ${par(y)}`;
	}
	function par(x) {
		return x instanceof code_1.Name ? x : (0, code_1._)`(${x})`;
	}
}));
// node_modules/ajv/dist/compile/util.js
var require_util = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.checkStrictMode = exports.getErrorPath = exports.Type = exports.useFunc = exports.setEvaluated = exports.evaluatedPropsToName = exports.mergeEvaluated = exports.eachItem = exports.unescapeJsonPointer = exports.escapeJsonPointer = exports.escapeFragment = exports.unescapeFragment = exports.schemaRefOrVal = exports.schemaHasRulesButRef = exports.schemaHasRules = exports.checkUnknownRules = exports.alwaysValidSchema = exports.toHash = void 0;
	var codegen_1 = require_codegen();
	var code_1 = require_code$1();
	function toHash(arr) {
		const hash = {};
		for (const item of arr) hash[item] = true;
		return hash;
	}
	exports.toHash = toHash;
	function alwaysValidSchema(it, schema) {
		if (typeof schema == "boolean") return schema;
		if (Object.keys(schema).length === 0) return true;
		checkUnknownRules(it, schema);
		return !schemaHasRules(schema, it.self.RULES.all);
	}
	exports.alwaysValidSchema = alwaysValidSchema;
	function checkUnknownRules(it, schema = it.schema) {
		const { opts, self } = it;
		if (!opts.strictSchema) return;
		if (typeof schema === "boolean") return;
		const rules = self.RULES.keywords;
		for (const key in schema) if (!rules[key]) checkStrictMode(it, `unknown keyword: "${key}"`);
	}
	exports.checkUnknownRules = checkUnknownRules;
	function schemaHasRules(schema, rules) {
		if (typeof schema == "boolean") return !schema;
		for (const key in schema) if (rules[key]) return true;
		return false;
	}
	exports.schemaHasRules = schemaHasRules;
	function schemaHasRulesButRef(schema, RULES) {
		if (typeof schema == "boolean") return !schema;
		for (const key in schema) if (key !== "$ref" && RULES.all[key]) return true;
		return false;
	}
	exports.schemaHasRulesButRef = schemaHasRulesButRef;
	function schemaRefOrVal({ topSchemaRef, schemaPath }, schema, keyword, $data) {
		if (!$data) {
			if (typeof schema == "number" || typeof schema == "boolean") return schema;
			if (typeof schema == "string") return (0, codegen_1._)`${schema}`;
		}
		return (0, codegen_1._)`${topSchemaRef}${schemaPath}${(0, codegen_1.getProperty)(keyword)}`;
	}
	exports.schemaRefOrVal = schemaRefOrVal;
	function unescapeFragment(str) {
		return unescapeJsonPointer(decodeURIComponent(str));
	}
	exports.unescapeFragment = unescapeFragment;
	function escapeFragment(str) {
		return encodeURIComponent(escapeJsonPointer(str));
	}
	exports.escapeFragment = escapeFragment;
	function escapeJsonPointer(str) {
		if (typeof str == "number") return `${str}`;
		return str.replace(/~/g, "~0").replace(/\//g, "~1");
	}
	exports.escapeJsonPointer = escapeJsonPointer;
	function unescapeJsonPointer(str) {
		return str.replace(/~1/g, "/").replace(/~0/g, "~");
	}
	exports.unescapeJsonPointer = unescapeJsonPointer;
	function eachItem(xs, f) {
		if (Array.isArray(xs)) for (const x of xs) f(x);
		else f(xs);
	}
	exports.eachItem = eachItem;
	function makeMergeEvaluated({ mergeNames, mergeToName, mergeValues, resultToName }) {
		return (gen, from, to, toName) => {
			const res = to === void 0 ? from : to instanceof codegen_1.Name ? (from instanceof codegen_1.Name ? mergeNames(gen, from, to) : mergeToName(gen, from, to), to) : from instanceof codegen_1.Name ? (mergeToName(gen, to, from), from) : mergeValues(from, to);
			return toName === codegen_1.Name && !(res instanceof codegen_1.Name) ? resultToName(gen, res) : res;
		};
	}
	exports.mergeEvaluated = {
		props: makeMergeEvaluated({
			mergeNames: (gen, from, to) => gen.if((0, codegen_1._)`${to} !== true && ${from} !== undefined`, () => {
				gen.if((0, codegen_1._)`${from} === true`, () => gen.assign(to, true), () => gen.assign(to, (0, codegen_1._)`${to} || {}`).code((0, codegen_1._)`Object.assign(${to}, ${from})`));
			}),
			mergeToName: (gen, from, to) => gen.if((0, codegen_1._)`${to} !== true`, () => {
				if (from === true) gen.assign(to, true);
				else {
					gen.assign(to, (0, codegen_1._)`${to} || {}`);
					setEvaluated(gen, to, from);
				}
			}),
			mergeValues: (from, to) => from === true ? true : {
				...from,
				...to
			},
			resultToName: evaluatedPropsToName
		}),
		items: makeMergeEvaluated({
			mergeNames: (gen, from, to) => gen.if((0, codegen_1._)`${to} !== true && ${from} !== undefined`, () => gen.assign(to, (0, codegen_1._)`${from} === true ? true : ${to} > ${from} ? ${to} : ${from}`)),
			mergeToName: (gen, from, to) => gen.if((0, codegen_1._)`${to} !== true`, () => gen.assign(to, from === true ? true : (0, codegen_1._)`${to} > ${from} ? ${to} : ${from}`)),
			mergeValues: (from, to) => from === true ? true : Math.max(from, to),
			resultToName: (gen, items) => gen.var("items", items)
		})
	};
	function evaluatedPropsToName(gen, ps) {
		if (ps === true) return gen.var("props", true);
		const props = gen.var("props", (0, codegen_1._)`{}`);
		if (ps !== void 0) setEvaluated(gen, props, ps);
		return props;
	}
	exports.evaluatedPropsToName = evaluatedPropsToName;
	function setEvaluated(gen, props, ps) {
		Object.keys(ps).forEach((p) => gen.assign((0, codegen_1._)`${props}${(0, codegen_1.getProperty)(p)}`, true));
	}
	exports.setEvaluated = setEvaluated;
	var snippets = {};
	function useFunc(gen, f) {
		return gen.scopeValue("func", {
			ref: f,
			code: snippets[f.code] || (snippets[f.code] = new code_1._Code(f.code))
		});
	}
	exports.useFunc = useFunc;
	var Type;
	(function(Type) {
		Type[Type["Num"] = 0] = "Num";
		Type[Type["Str"] = 1] = "Str";
	})(Type || (exports.Type = Type = {}));
	function getErrorPath(dataProp, dataPropType, jsPropertySyntax) {
		if (dataProp instanceof codegen_1.Name) {
			const isNumber = dataPropType === Type.Num;
			return jsPropertySyntax ? isNumber ? (0, codegen_1._)`"[" + ${dataProp} + "]"` : (0, codegen_1._)`"['" + ${dataProp} + "']"` : isNumber ? (0, codegen_1._)`"/" + ${dataProp}` : (0, codegen_1._)`"/" + ${dataProp}.replace(/~/g, "~0").replace(/\\//g, "~1")`;
		}
		return jsPropertySyntax ? (0, codegen_1.getProperty)(dataProp).toString() : "/" + escapeJsonPointer(dataProp);
	}
	exports.getErrorPath = getErrorPath;
	function checkStrictMode(it, msg, mode = it.opts.strictSchema) {
		if (!mode) return;
		msg = `strict mode: ${msg}`;
		if (mode === true) throw new Error(msg);
		it.self.logger.warn(msg);
	}
	exports.checkStrictMode = checkStrictMode;
}));
// node_modules/ajv/dist/compile/names.js
var require_names = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	var codegen_1 = require_codegen();
	exports.default = {
		data: new codegen_1.Name("data"),
		valCxt: new codegen_1.Name("valCxt"),
		instancePath: new codegen_1.Name("instancePath"),
		parentData: new codegen_1.Name("parentData"),
		parentDataProperty: new codegen_1.Name("parentDataProperty"),
		rootData: new codegen_1.Name("rootData"),
		dynamicAnchors: new codegen_1.Name("dynamicAnchors"),
		vErrors: new codegen_1.Name("vErrors"),
		errors: new codegen_1.Name("errors"),
		this: new codegen_1.Name("this"),
		self: new codegen_1.Name("self"),
		scope: new codegen_1.Name("scope"),
		json: new codegen_1.Name("json"),
		jsonPos: new codegen_1.Name("jsonPos"),
		jsonLen: new codegen_1.Name("jsonLen"),
		jsonPart: new codegen_1.Name("jsonPart")
	};
}));
// node_modules/ajv/dist/compile/errors.js
var require_errors = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.extendErrors = exports.resetErrorsCount = exports.reportExtraError = exports.reportError = exports.keyword$DataError = exports.keywordError = void 0;
	var codegen_1 = require_codegen();
	var util_1 = require_util();
	var names_1 = require_names();
	exports.keywordError = { message: ({ keyword }) => (0, codegen_1.str)`must pass "${keyword}" keyword validation` };
	exports.keyword$DataError = { message: ({ keyword, schemaType }) => schemaType ? (0, codegen_1.str)`"${keyword}" keyword must be ${schemaType} ($data)` : (0, codegen_1.str)`"${keyword}" keyword is invalid ($data)` };
	function reportError(cxt, error = exports.keywordError, errorPaths, overrideAllErrors) {
		const { it } = cxt;
		const { gen, compositeRule, allErrors } = it;
		const errObj = errorObjectCode(cxt, error, errorPaths);
		if (overrideAllErrors !== null && overrideAllErrors !== void 0 ? overrideAllErrors : compositeRule || allErrors) addError(gen, errObj);
		else returnErrors(it, (0, codegen_1._)`[${errObj}]`);
	}
	exports.reportError = reportError;
	function reportExtraError(cxt, error = exports.keywordError, errorPaths) {
		const { it } = cxt;
		const { gen, compositeRule, allErrors } = it;
		addError(gen, errorObjectCode(cxt, error, errorPaths));
		if (!(compositeRule || allErrors)) returnErrors(it, names_1.default.vErrors);
	}
	exports.reportExtraError = reportExtraError;
	function resetErrorsCount(gen, errsCount) {
		gen.assign(names_1.default.errors, errsCount);
		gen.if((0, codegen_1._)`${names_1.default.vErrors} !== null`, () => gen.if(errsCount, () => gen.assign((0, codegen_1._)`${names_1.default.vErrors}.length`, errsCount), () => gen.assign(names_1.default.vErrors, null)));
	}
	exports.resetErrorsCount = resetErrorsCount;
	function extendErrors({ gen, keyword, schemaValue, data, errsCount, it }) {
		/* istanbul ignore if */
		if (errsCount === void 0) throw new Error("ajv implementation error");
		const err = gen.name("err");
		gen.forRange("i", errsCount, names_1.default.errors, (i) => {
			gen.const(err, (0, codegen_1._)`${names_1.default.vErrors}[${i}]`);
			gen.if((0, codegen_1._)`${err}.instancePath === undefined`, () => gen.assign((0, codegen_1._)`${err}.instancePath`, (0, codegen_1.strConcat)(names_1.default.instancePath, it.errorPath)));
			gen.assign((0, codegen_1._)`${err}.schemaPath`, (0, codegen_1.str)`${it.errSchemaPath}/${keyword}`);
			if (it.opts.verbose) {
				gen.assign((0, codegen_1._)`${err}.schema`, schemaValue);
				gen.assign((0, codegen_1._)`${err}.data`, data);
			}
		});
	}
	exports.extendErrors = extendErrors;
	function addError(gen, errObj) {
		const err = gen.const("err", errObj);
		gen.if((0, codegen_1._)`${names_1.default.vErrors} === null`, () => gen.assign(names_1.default.vErrors, (0, codegen_1._)`[${err}]`), (0, codegen_1._)`${names_1.default.vErrors}.push(${err})`);
		gen.code((0, codegen_1._)`${names_1.default.errors}++`);
	}
	function returnErrors(it, errs) {
		const { gen, validateName, schemaEnv } = it;
		if (schemaEnv.$async) gen.throw((0, codegen_1._)`new ${it.ValidationError}(${errs})`);
		else {
			gen.assign((0, codegen_1._)`${validateName}.errors`, errs);
			gen.return(false);
		}
	}
	var E = {
		keyword: new codegen_1.Name("keyword"),
		schemaPath: new codegen_1.Name("schemaPath"),
		params: new codegen_1.Name("params"),
		propertyName: new codegen_1.Name("propertyName"),
		message: new codegen_1.Name("message"),
		schema: new codegen_1.Name("schema"),
		parentSchema: new codegen_1.Name("parentSchema")
	};
	function errorObjectCode(cxt, error, errorPaths) {
		const { createErrors } = cxt.it;
		if (createErrors === false) return (0, codegen_1._)`{}`;
		return errorObject(cxt, error, errorPaths);
	}
	function errorObject(cxt, error, errorPaths = {}) {
		const { gen, it } = cxt;
		const keyValues = [errorInstancePath(it, errorPaths), errorSchemaPath(cxt, errorPaths)];
		extraErrorProps(cxt, error, keyValues);
		return gen.object(...keyValues);
	}
	function errorInstancePath({ errorPath }, { instancePath }) {
		const instPath = instancePath ? (0, codegen_1.str)`${errorPath}${(0, util_1.getErrorPath)(instancePath, util_1.Type.Str)}` : errorPath;
		return [names_1.default.instancePath, (0, codegen_1.strConcat)(names_1.default.instancePath, instPath)];
	}
	function errorSchemaPath({ keyword, it: { errSchemaPath } }, { schemaPath, parentSchema }) {
		let schPath = parentSchema ? errSchemaPath : (0, codegen_1.str)`${errSchemaPath}/${keyword}`;
		if (schemaPath) schPath = (0, codegen_1.str)`${schPath}${(0, util_1.getErrorPath)(schemaPath, util_1.Type.Str)}`;
		return [E.schemaPath, schPath];
	}
	function extraErrorProps(cxt, { params, message }, keyValues) {
		const { keyword, data, schemaValue, it } = cxt;
		const { opts, propertyName, topSchemaRef, schemaPath } = it;
		keyValues.push([E.keyword, keyword], [E.params, typeof params == "function" ? params(cxt) : params || (0, codegen_1._)`{}`]);
		if (opts.messages) keyValues.push([E.message, typeof message == "function" ? message(cxt) : message]);
		if (opts.verbose) keyValues.push([E.schema, schemaValue], [E.parentSchema, (0, codegen_1._)`${topSchemaRef}${schemaPath}`], [names_1.default.data, data]);
		if (propertyName) keyValues.push([E.propertyName, propertyName]);
	}
}));
// node_modules/ajv/dist/compile/validate/boolSchema.js
var require_boolSchema = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.boolOrEmptySchema = exports.topBoolOrEmptySchema = void 0;
	var errors_1 = require_errors();
	var codegen_1 = require_codegen();
	var names_1 = require_names();
	var boolError = { message: "boolean schema is false" };
	function topBoolOrEmptySchema(it) {
		const { gen, schema, validateName } = it;
		if (schema === false) falseSchemaError(it, false);
		else if (typeof schema == "object" && schema.$async === true) gen.return(names_1.default.data);
		else {
			gen.assign((0, codegen_1._)`${validateName}.errors`, null);
			gen.return(true);
		}
	}
	exports.topBoolOrEmptySchema = topBoolOrEmptySchema;
	function boolOrEmptySchema(it, valid) {
		const { gen, schema } = it;
		if (schema === false) {
			gen.var(valid, false);
			falseSchemaError(it);
		} else gen.var(valid, true);
	}
	exports.boolOrEmptySchema = boolOrEmptySchema;
	function falseSchemaError(it, overrideAllErrors) {
		const { gen, data } = it;
		const cxt = {
			gen,
			keyword: "false schema",
			data,
			schema: false,
			schemaCode: false,
			schemaValue: false,
			params: {},
			it
		};
		(0, errors_1.reportError)(cxt, boolError, void 0, overrideAllErrors);
	}
}));
// node_modules/ajv/dist/compile/rules.js
var require_rules = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.getRules = exports.isJSONType = void 0;
	var jsonTypes = /* @__PURE__ */ new Set([
		"string",
		"number",
		"integer",
		"boolean",
		"null",
		"object",
		"array"
	]);
	function isJSONType(x) {
		return typeof x == "string" && jsonTypes.has(x);
	}
	exports.isJSONType = isJSONType;
	function getRules() {
		const groups = {
			number: {
				type: "number",
				rules: []
			},
			string: {
				type: "string",
				rules: []
			},
			array: {
				type: "array",
				rules: []
			},
			object: {
				type: "object",
				rules: []
			}
		};
		return {
			types: {
				...groups,
				integer: true,
				boolean: true,
				null: true
			},
			rules: [
				{ rules: [] },
				groups.number,
				groups.string,
				groups.array,
				groups.object
			],
			post: { rules: [] },
			all: {},
			keywords: {}
		};
	}
	exports.getRules = getRules;
}));
// node_modules/ajv/dist/compile/validate/applicability.js
var require_applicability = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.shouldUseRule = exports.shouldUseGroup = exports.schemaHasRulesForType = void 0;
	function schemaHasRulesForType({ schema, self }, type) {
		const group = self.RULES.types[type];
		return group && group !== true && shouldUseGroup(schema, group);
	}
	exports.schemaHasRulesForType = schemaHasRulesForType;
	function shouldUseGroup(schema, group) {
		return group.rules.some((rule) => shouldUseRule(schema, rule));
	}
	exports.shouldUseGroup = shouldUseGroup;
	function shouldUseRule(schema, rule) {
		var _a;
		return schema[rule.keyword] !== void 0 || ((_a = rule.definition.implements) === null || _a === void 0 ? void 0 : _a.some((kwd) => schema[kwd] !== void 0));
	}
	exports.shouldUseRule = shouldUseRule;
}));
// node_modules/ajv/dist/compile/validate/dataType.js
var require_dataType = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.reportTypeError = exports.checkDataTypes = exports.checkDataType = exports.coerceAndCheckDataType = exports.getJSONTypes = exports.getSchemaTypes = exports.DataType = void 0;
	var rules_1 = require_rules();
	var applicability_1 = require_applicability();
	var errors_1 = require_errors();
	var codegen_1 = require_codegen();
	var util_1 = require_util();
	var DataType;
	(function(DataType) {
		DataType[DataType["Correct"] = 0] = "Correct";
		DataType[DataType["Wrong"] = 1] = "Wrong";
	})(DataType || (exports.DataType = DataType = {}));
	function getSchemaTypes(schema) {
		const types = getJSONTypes(schema.type);
		if (types.includes("null")) {
			if (schema.nullable === false) throw new Error("type: null contradicts nullable: false");
		} else {
			if (!types.length && schema.nullable !== void 0) throw new Error("\"nullable\" cannot be used without \"type\"");
			if (schema.nullable === true) types.push("null");
		}
		return types;
	}
	exports.getSchemaTypes = getSchemaTypes;
	function getJSONTypes(ts) {
		const types = Array.isArray(ts) ? ts : ts ? [ts] : [];
		if (types.every(rules_1.isJSONType)) return types;
		throw new Error("type must be JSONType or JSONType[]: " + types.join(","));
	}
	exports.getJSONTypes = getJSONTypes;
	function coerceAndCheckDataType(it, types) {
		const { gen, data, opts } = it;
		const coerceTo = coerceToTypes(types, opts.coerceTypes);
		const checkTypes = types.length > 0 && !(coerceTo.length === 0 && types.length === 1 && (0, applicability_1.schemaHasRulesForType)(it, types[0]));
		if (checkTypes) {
			const wrongType = checkDataTypes(types, data, opts.strictNumbers, DataType.Wrong);
			gen.if(wrongType, () => {
				if (coerceTo.length) coerceData(it, types, coerceTo);
				else reportTypeError(it);
			});
		}
		return checkTypes;
	}
	exports.coerceAndCheckDataType = coerceAndCheckDataType;
	var COERCIBLE = /* @__PURE__ */ new Set([
		"string",
		"number",
		"integer",
		"boolean",
		"null"
	]);
	function coerceToTypes(types, coerceTypes) {
		return coerceTypes ? types.filter((t) => COERCIBLE.has(t) || coerceTypes === "array" && t === "array") : [];
	}
	function coerceData(it, types, coerceTo) {
		const { gen, data, opts } = it;
		const dataType = gen.let("dataType", (0, codegen_1._)`typeof ${data}`);
		const coerced = gen.let("coerced", (0, codegen_1._)`undefined`);
		if (opts.coerceTypes === "array") gen.if((0, codegen_1._)`${dataType} == 'object' && Array.isArray(${data}) && ${data}.length == 1`, () => gen.assign(data, (0, codegen_1._)`${data}[0]`).assign(dataType, (0, codegen_1._)`typeof ${data}`).if(checkDataTypes(types, data, opts.strictNumbers), () => gen.assign(coerced, data)));
		gen.if((0, codegen_1._)`${coerced} !== undefined`);
		for (const t of coerceTo) if (COERCIBLE.has(t) || t === "array" && opts.coerceTypes === "array") coerceSpecificType(t);
		gen.else();
		reportTypeError(it);
		gen.endIf();
		gen.if((0, codegen_1._)`${coerced} !== undefined`, () => {
			gen.assign(data, coerced);
			assignParentData(it, coerced);
		});
		function coerceSpecificType(t) {
			switch (t) {
				case "string":
					gen.elseIf((0, codegen_1._)`${dataType} == "number" || ${dataType} == "boolean"`).assign(coerced, (0, codegen_1._)`"" + ${data}`).elseIf((0, codegen_1._)`${data} === null`).assign(coerced, (0, codegen_1._)`""`);
					return;
				case "number":
					gen.elseIf((0, codegen_1._)`${dataType} == "boolean" || ${data} === null
              || (${dataType} == "string" && ${data} && ${data} == +${data})`).assign(coerced, (0, codegen_1._)`+${data}`);
					return;
				case "integer":
					gen.elseIf((0, codegen_1._)`${dataType} === "boolean" || ${data} === null
              || (${dataType} === "string" && ${data} && ${data} == +${data} && !(${data} % 1))`).assign(coerced, (0, codegen_1._)`+${data}`);
					return;
				case "boolean":
					gen.elseIf((0, codegen_1._)`${data} === "false" || ${data} === 0 || ${data} === null`).assign(coerced, false).elseIf((0, codegen_1._)`${data} === "true" || ${data} === 1`).assign(coerced, true);
					return;
				case "null":
					gen.elseIf((0, codegen_1._)`${data} === "" || ${data} === 0 || ${data} === false`);
					gen.assign(coerced, null);
					return;
				case "array": gen.elseIf((0, codegen_1._)`${dataType} === "string" || ${dataType} === "number"
              || ${dataType} === "boolean" || ${data} === null`).assign(coerced, (0, codegen_1._)`[${data}]`);
			}
		}
	}
	function assignParentData({ gen, parentData, parentDataProperty }, expr) {
		gen.if((0, codegen_1._)`${parentData} !== undefined`, () => gen.assign((0, codegen_1._)`${parentData}[${parentDataProperty}]`, expr));
	}
	function checkDataType(dataType, data, strictNums, correct = DataType.Correct) {
		const EQ = correct === DataType.Correct ? codegen_1.operators.EQ : codegen_1.operators.NEQ;
		let cond;
		switch (dataType) {
			case "null": return (0, codegen_1._)`${data} ${EQ} null`;
			case "array":
				cond = (0, codegen_1._)`Array.isArray(${data})`;
				break;
			case "object":
				cond = (0, codegen_1._)`${data} && typeof ${data} == "object" && !Array.isArray(${data})`;
				break;
			case "integer":
				cond = numCond((0, codegen_1._)`!(${data} % 1) && !isNaN(${data})`);
				break;
			case "number":
				cond = numCond();
				break;
			default: return (0, codegen_1._)`typeof ${data} ${EQ} ${dataType}`;
		}
		return correct === DataType.Correct ? cond : (0, codegen_1.not)(cond);
		function numCond(_cond = codegen_1.nil) {
			return (0, codegen_1.and)((0, codegen_1._)`typeof ${data} == "number"`, _cond, strictNums ? (0, codegen_1._)`isFinite(${data})` : codegen_1.nil);
		}
	}
	exports.checkDataType = checkDataType;
	function checkDataTypes(dataTypes, data, strictNums, correct) {
		if (dataTypes.length === 1) return checkDataType(dataTypes[0], data, strictNums, correct);
		let cond;
		const types = (0, util_1.toHash)(dataTypes);
		if (types.array && types.object) {
			const notObj = (0, codegen_1._)`typeof ${data} != "object"`;
			cond = types.null ? notObj : (0, codegen_1._)`!${data} || ${notObj}`;
			delete types.null;
			delete types.array;
			delete types.object;
		} else cond = codegen_1.nil;
		if (types.number) delete types.integer;
		for (const t in types) cond = (0, codegen_1.and)(cond, checkDataType(t, data, strictNums, correct));
		return cond;
	}
	exports.checkDataTypes = checkDataTypes;
	var typeError = {
		message: ({ schema }) => `must be ${schema}`,
		params: ({ schema, schemaValue }) => typeof schema == "string" ? (0, codegen_1._)`{type: ${schema}}` : (0, codegen_1._)`{type: ${schemaValue}}`
	};
	function reportTypeError(it) {
		const cxt = getTypeErrorContext(it);
		(0, errors_1.reportError)(cxt, typeError);
	}
	exports.reportTypeError = reportTypeError;
	function getTypeErrorContext(it) {
		const { gen, data, schema } = it;
		const schemaCode = (0, util_1.schemaRefOrVal)(it, schema, "type");
		return {
			gen,
			keyword: "type",
			data,
			schema: schema.type,
			schemaCode,
			schemaValue: schemaCode,
			parentSchema: schema,
			params: {},
			it
		};
	}
}));
// node_modules/ajv/dist/compile/validate/defaults.js
var require_defaults = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.assignDefaults = void 0;
	var codegen_1 = require_codegen();
	var util_1 = require_util();
	function assignDefaults(it, ty) {
		const { properties, items } = it.schema;
		if (ty === "object" && properties) for (const key in properties) assignDefault(it, key, properties[key].default);
		else if (ty === "array" && Array.isArray(items)) items.forEach((sch, i) => assignDefault(it, i, sch.default));
	}
	exports.assignDefaults = assignDefaults;
	function assignDefault(it, prop, defaultValue) {
		const { gen, compositeRule, data, opts } = it;
		if (defaultValue === void 0) return;
		const childData = (0, codegen_1._)`${data}${(0, codegen_1.getProperty)(prop)}`;
		if (compositeRule) {
			(0, util_1.checkStrictMode)(it, `default is ignored for: ${childData}`);
			return;
		}
		let condition = (0, codegen_1._)`${childData} === undefined`;
		if (opts.useDefaults === "empty") condition = (0, codegen_1._)`${condition} || ${childData} === null || ${childData} === ""`;
		gen.if(condition, (0, codegen_1._)`${childData} = ${(0, codegen_1.stringify)(defaultValue)}`);
	}
}));
// node_modules/ajv/dist/vocabularies/code.js
var require_code = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.validateUnion = exports.validateArray = exports.usePattern = exports.callValidateCode = exports.schemaProperties = exports.allSchemaProperties = exports.noPropertyInData = exports.propertyInData = exports.isOwnProperty = exports.hasPropFunc = exports.reportMissingProp = exports.checkMissingProp = exports.checkReportMissingProp = void 0;
	var codegen_1 = require_codegen();
	var util_1 = require_util();
	var names_1 = require_names();
	var util_2 = require_util();
	function checkReportMissingProp(cxt, prop) {
		const { gen, data, it } = cxt;
		gen.if(noPropertyInData(gen, data, prop, it.opts.ownProperties), () => {
			cxt.setParams({ missingProperty: (0, codegen_1._)`${prop}` }, true);
			cxt.error();
		});
	}
	exports.checkReportMissingProp = checkReportMissingProp;
	function checkMissingProp({ gen, data, it: { opts } }, properties, missing) {
		return (0, codegen_1.or)(...properties.map((prop) => (0, codegen_1.and)(noPropertyInData(gen, data, prop, opts.ownProperties), (0, codegen_1._)`${missing} = ${prop}`)));
	}
	exports.checkMissingProp = checkMissingProp;
	function reportMissingProp(cxt, missing) {
		cxt.setParams({ missingProperty: missing }, true);
		cxt.error();
	}
	exports.reportMissingProp = reportMissingProp;
	function hasPropFunc(gen) {
		return gen.scopeValue("func", {
			ref: Object.prototype.hasOwnProperty,
			code: (0, codegen_1._)`Object.prototype.hasOwnProperty`
		});
	}
	exports.hasPropFunc = hasPropFunc;
	function isOwnProperty(gen, data, property) {
		return (0, codegen_1._)`${hasPropFunc(gen)}.call(${data}, ${property})`;
	}
	exports.isOwnProperty = isOwnProperty;
	function propertyInData(gen, data, property, ownProperties) {
		const cond = (0, codegen_1._)`${data}${(0, codegen_1.getProperty)(property)} !== undefined`;
		return ownProperties ? (0, codegen_1._)`${cond} && ${isOwnProperty(gen, data, property)}` : cond;
	}
	exports.propertyInData = propertyInData;
	function noPropertyInData(gen, data, property, ownProperties) {
		const cond = (0, codegen_1._)`${data}${(0, codegen_1.getProperty)(property)} === undefined`;
		return ownProperties ? (0, codegen_1.or)(cond, (0, codegen_1.not)(isOwnProperty(gen, data, property))) : cond;
	}
	exports.noPropertyInData = noPropertyInData;
	function allSchemaProperties(schemaMap) {
		return schemaMap ? Object.keys(schemaMap).filter((p) => p !== "__proto__") : [];
	}
	exports.allSchemaProperties = allSchemaProperties;
	function schemaProperties(it, schemaMap) {
		return allSchemaProperties(schemaMap).filter((p) => !(0, util_1.alwaysValidSchema)(it, schemaMap[p]));
	}
	exports.schemaProperties = schemaProperties;
	function callValidateCode({ schemaCode, data, it: { gen, topSchemaRef, schemaPath, errorPath }, it }, func, context, passSchema) {
		const dataAndSchema = passSchema ? (0, codegen_1._)`${schemaCode}, ${data}, ${topSchemaRef}${schemaPath}` : data;
		const valCxt = [
			[names_1.default.instancePath, (0, codegen_1.strConcat)(names_1.default.instancePath, errorPath)],
			[names_1.default.parentData, it.parentData],
			[names_1.default.parentDataProperty, it.parentDataProperty],
			[names_1.default.rootData, names_1.default.rootData]
		];
		if (it.opts.dynamicRef) valCxt.push([names_1.default.dynamicAnchors, names_1.default.dynamicAnchors]);
		const args = (0, codegen_1._)`${dataAndSchema}, ${gen.object(...valCxt)}`;
		return context !== codegen_1.nil ? (0, codegen_1._)`${func}.call(${context}, ${args})` : (0, codegen_1._)`${func}(${args})`;
	}
	exports.callValidateCode = callValidateCode;
	var newRegExp = (0, codegen_1._)`new RegExp`;
	function usePattern({ gen, it: { opts } }, pattern) {
		const u = opts.unicodeRegExp ? "u" : "";
		const { regExp } = opts.code;
		const rx = regExp(pattern, u);
		return gen.scopeValue("pattern", {
			key: rx.toString(),
			ref: rx,
			code: (0, codegen_1._)`${regExp.code === "new RegExp" ? newRegExp : (0, util_2.useFunc)(gen, regExp)}(${pattern}, ${u})`
		});
	}
	exports.usePattern = usePattern;
	function validateArray(cxt) {
		const { gen, data, keyword, it } = cxt;
		const valid = gen.name("valid");
		if (it.allErrors) {
			const validArr = gen.let("valid", true);
			validateItems(() => gen.assign(validArr, false));
			return validArr;
		}
		gen.var(valid, true);
		validateItems(() => gen.break());
		return valid;
		function validateItems(notValid) {
			const len = gen.const("len", (0, codegen_1._)`${data}.length`);
			gen.forRange("i", 0, len, (i) => {
				cxt.subschema({
					keyword,
					dataProp: i,
					dataPropType: util_1.Type.Num
				}, valid);
				gen.if((0, codegen_1.not)(valid), notValid);
			});
		}
	}
	exports.validateArray = validateArray;
	function validateUnion(cxt) {
		const { gen, schema, keyword, it } = cxt;
		/* istanbul ignore if */
		if (!Array.isArray(schema)) throw new Error("ajv implementation error");
		if (schema.some((sch) => (0, util_1.alwaysValidSchema)(it, sch)) && !it.opts.unevaluated) return;
		const valid = gen.let("valid", false);
		const schValid = gen.name("_valid");
		gen.block(() => schema.forEach((_sch, i) => {
			const schCxt = cxt.subschema({
				keyword,
				schemaProp: i,
				compositeRule: true
			}, schValid);
			gen.assign(valid, (0, codegen_1._)`${valid} || ${schValid}`);
			if (!cxt.mergeValidEvaluated(schCxt, schValid)) gen.if((0, codegen_1.not)(valid));
		}));
		cxt.result(valid, () => cxt.reset(), () => cxt.error(true));
	}
	exports.validateUnion = validateUnion;
}));
// node_modules/ajv/dist/compile/validate/keyword.js
var require_keyword = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.validateKeywordUsage = exports.validSchemaType = exports.funcKeywordCode = exports.macroKeywordCode = void 0;
	var codegen_1 = require_codegen();
	var names_1 = require_names();
	var code_1 = require_code();
	var errors_1 = require_errors();
	function macroKeywordCode(cxt, def) {
		const { gen, keyword, schema, parentSchema, it } = cxt;
		const macroSchema = def.macro.call(it.self, schema, parentSchema, it);
		const schemaRef = useKeyword(gen, keyword, macroSchema);
		if (it.opts.validateSchema !== false) it.self.validateSchema(macroSchema, true);
		const valid = gen.name("valid");
		cxt.subschema({
			schema: macroSchema,
			schemaPath: codegen_1.nil,
			errSchemaPath: `${it.errSchemaPath}/${keyword}`,
			topSchemaRef: schemaRef,
			compositeRule: true
		}, valid);
		cxt.pass(valid, () => cxt.error(true));
	}
	exports.macroKeywordCode = macroKeywordCode;
	function funcKeywordCode(cxt, def) {
		var _a;
		const { gen, keyword, schema, parentSchema, $data, it } = cxt;
		checkAsyncKeyword(it, def);
		const validateRef = useKeyword(gen, keyword, !$data && def.compile ? def.compile.call(it.self, schema, parentSchema, it) : def.validate);
		const valid = gen.let("valid");
		cxt.block$data(valid, validateKeyword);
		cxt.ok((_a = def.valid) !== null && _a !== void 0 ? _a : valid);
		function validateKeyword() {
			if (def.errors === false) {
				assignValid();
				if (def.modifying) modifyData(cxt);
				reportErrs(() => cxt.error());
			} else {
				const ruleErrs = def.async ? validateAsync() : validateSync();
				if (def.modifying) modifyData(cxt);
				reportErrs(() => addErrs(cxt, ruleErrs));
			}
		}
		function validateAsync() {
			const ruleErrs = gen.let("ruleErrs", null);
			gen.try(() => assignValid((0, codegen_1._)`await `), (e) => gen.assign(valid, false).if((0, codegen_1._)`${e} instanceof ${it.ValidationError}`, () => gen.assign(ruleErrs, (0, codegen_1._)`${e}.errors`), () => gen.throw(e)));
			return ruleErrs;
		}
		function validateSync() {
			const validateErrs = (0, codegen_1._)`${validateRef}.errors`;
			gen.assign(validateErrs, null);
			assignValid(codegen_1.nil);
			return validateErrs;
		}
		function assignValid(_await = def.async ? (0, codegen_1._)`await ` : codegen_1.nil) {
			const passCxt = it.opts.passContext ? names_1.default.this : names_1.default.self;
			const passSchema = !("compile" in def && !$data || def.schema === false);
			gen.assign(valid, (0, codegen_1._)`${_await}${(0, code_1.callValidateCode)(cxt, validateRef, passCxt, passSchema)}`, def.modifying);
		}
		function reportErrs(errors) {
			var _a;
			gen.if((0, codegen_1.not)((_a = def.valid) !== null && _a !== void 0 ? _a : valid), errors);
		}
	}
	exports.funcKeywordCode = funcKeywordCode;
	function modifyData(cxt) {
		const { gen, data, it } = cxt;
		gen.if(it.parentData, () => gen.assign(data, (0, codegen_1._)`${it.parentData}[${it.parentDataProperty}]`));
	}
	function addErrs(cxt, errs) {
		const { gen } = cxt;
		gen.if((0, codegen_1._)`Array.isArray(${errs})`, () => {
			gen.assign(names_1.default.vErrors, (0, codegen_1._)`${names_1.default.vErrors} === null ? ${errs} : ${names_1.default.vErrors}.concat(${errs})`).assign(names_1.default.errors, (0, codegen_1._)`${names_1.default.vErrors}.length`);
			(0, errors_1.extendErrors)(cxt);
		}, () => cxt.error());
	}
	function checkAsyncKeyword({ schemaEnv }, def) {
		if (def.async && !schemaEnv.$async) throw new Error("async keyword in sync schema");
	}
	function useKeyword(gen, keyword, result) {
		if (result === void 0) throw new Error(`keyword "${keyword}" failed to compile`);
		return gen.scopeValue("keyword", typeof result == "function" ? { ref: result } : {
			ref: result,
			code: (0, codegen_1.stringify)(result)
		});
	}
	function validSchemaType(schema, schemaType, allowUndefined = false) {
		return !schemaType.length || schemaType.some((st) => st === "array" ? Array.isArray(schema) : st === "object" ? schema && typeof schema == "object" && !Array.isArray(schema) : typeof schema == st || allowUndefined && typeof schema == "undefined");
	}
	exports.validSchemaType = validSchemaType;
	function validateKeywordUsage({ schema, opts, self, errSchemaPath }, def, keyword) {
		/* istanbul ignore if */
		if (Array.isArray(def.keyword) ? !def.keyword.includes(keyword) : def.keyword !== keyword) throw new Error("ajv implementation error");
		const deps = def.dependencies;
		if (deps === null || deps === void 0 ? void 0 : deps.some((kwd) => !Object.prototype.hasOwnProperty.call(schema, kwd))) throw new Error(`parent schema must have dependencies of ${keyword}: ${deps.join(",")}`);
		if (def.validateSchema) {
			if (!def.validateSchema(schema[keyword])) {
				const msg = `keyword "${keyword}" value is invalid at path "${errSchemaPath}": ` + self.errorsText(def.validateSchema.errors);
				if (opts.validateSchema === "log") self.logger.error(msg);
				else throw new Error(msg);
			}
		}
	}
	exports.validateKeywordUsage = validateKeywordUsage;
}));
// node_modules/ajv/dist/compile/validate/subschema.js
var require_subschema = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.extendSubschemaMode = exports.extendSubschemaData = exports.getSubschema = void 0;
	var codegen_1 = require_codegen();
	var util_1 = require_util();
	function getSubschema(it, { keyword, schemaProp, schema, schemaPath, errSchemaPath, topSchemaRef }) {
		if (keyword !== void 0 && schema !== void 0) throw new Error("both \"keyword\" and \"schema\" passed, only one allowed");
		if (keyword !== void 0) {
			const sch = it.schema[keyword];
			return schemaProp === void 0 ? {
				schema: sch,
				schemaPath: (0, codegen_1._)`${it.schemaPath}${(0, codegen_1.getProperty)(keyword)}`,
				errSchemaPath: `${it.errSchemaPath}/${keyword}`
			} : {
				schema: sch[schemaProp],
				schemaPath: (0, codegen_1._)`${it.schemaPath}${(0, codegen_1.getProperty)(keyword)}${(0, codegen_1.getProperty)(schemaProp)}`,
				errSchemaPath: `${it.errSchemaPath}/${keyword}/${(0, util_1.escapeFragment)(schemaProp)}`
			};
		}
		if (schema !== void 0) {
			if (schemaPath === void 0 || errSchemaPath === void 0 || topSchemaRef === void 0) throw new Error("\"schemaPath\", \"errSchemaPath\" and \"topSchemaRef\" are required with \"schema\"");
			return {
				schema,
				schemaPath,
				topSchemaRef,
				errSchemaPath
			};
		}
		throw new Error("either \"keyword\" or \"schema\" must be passed");
	}
	exports.getSubschema = getSubschema;
	function extendSubschemaData(subschema, it, { dataProp, dataPropType: dpType, data, dataTypes, propertyName }) {
		if (data !== void 0 && dataProp !== void 0) throw new Error("both \"data\" and \"dataProp\" passed, only one allowed");
		const { gen } = it;
		if (dataProp !== void 0) {
			const { errorPath, dataPathArr, opts } = it;
			dataContextProps(gen.let("data", (0, codegen_1._)`${it.data}${(0, codegen_1.getProperty)(dataProp)}`, true));
			subschema.errorPath = (0, codegen_1.str)`${errorPath}${(0, util_1.getErrorPath)(dataProp, dpType, opts.jsPropertySyntax)}`;
			subschema.parentDataProperty = (0, codegen_1._)`${dataProp}`;
			subschema.dataPathArr = [...dataPathArr, subschema.parentDataProperty];
		}
		if (data !== void 0) {
			dataContextProps(data instanceof codegen_1.Name ? data : gen.let("data", data, true));
			if (propertyName !== void 0) subschema.propertyName = propertyName;
		}
		if (dataTypes) subschema.dataTypes = dataTypes;
		function dataContextProps(_nextData) {
			subschema.data = _nextData;
			subschema.dataLevel = it.dataLevel + 1;
			subschema.dataTypes = [];
			it.definedProperties = /* @__PURE__ */ new Set();
			subschema.parentData = it.data;
			subschema.dataNames = [...it.dataNames, _nextData];
		}
	}
	exports.extendSubschemaData = extendSubschemaData;
	function extendSubschemaMode(subschema, { jtdDiscriminator, jtdMetadata, compositeRule, createErrors, allErrors }) {
		if (compositeRule !== void 0) subschema.compositeRule = compositeRule;
		if (createErrors !== void 0) subschema.createErrors = createErrors;
		if (allErrors !== void 0) subschema.allErrors = allErrors;
		subschema.jtdDiscriminator = jtdDiscriminator;
		subschema.jtdMetadata = jtdMetadata;
	}
	exports.extendSubschemaMode = extendSubschemaMode;
}));
// node_modules/fast-deep-equal/index.js
var require_fast_deep_equal = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = function equal(a, b) {
		if (a === b) return true;
		if (a && b && typeof a == "object" && typeof b == "object") {
			if (a.constructor !== b.constructor) return false;
			var length, i, keys;
			if (Array.isArray(a)) {
				length = a.length;
				if (length != b.length) return false;
				for (i = length; i-- !== 0;) if (!equal(a[i], b[i])) return false;
				return true;
			}
			if (a.constructor === RegExp) return a.source === b.source && a.flags === b.flags;
			if (a.valueOf !== Object.prototype.valueOf) return a.valueOf() === b.valueOf();
			if (a.toString !== Object.prototype.toString) return a.toString() === b.toString();
			keys = Object.keys(a);
			length = keys.length;
			if (length !== Object.keys(b).length) return false;
			for (i = length; i-- !== 0;) if (!Object.prototype.hasOwnProperty.call(b, keys[i])) return false;
			for (i = length; i-- !== 0;) {
				var key = keys[i];
				if (!equal(a[key], b[key])) return false;
			}
			return true;
		}
		return a !== a && b !== b;
	};
}));
// node_modules/json-schema-traverse/index.js
var require_json_schema_traverse = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var traverse = module.exports = function(schema, opts, cb) {
		if (typeof opts == "function") {
			cb = opts;
			opts = {};
		}
		cb = opts.cb || cb;
		var pre = typeof cb == "function" ? cb : cb.pre || function() {};
		var post = cb.post || function() {};
		_traverse(opts, pre, post, schema, "", schema);
	};
	traverse.keywords = {
		additionalItems: true,
		items: true,
		contains: true,
		additionalProperties: true,
		propertyNames: true,
		not: true,
		if: true,
		then: true,
		else: true
	};
	traverse.arrayKeywords = {
		items: true,
		allOf: true,
		anyOf: true,
		oneOf: true
	};
	traverse.propsKeywords = {
		$defs: true,
		definitions: true,
		properties: true,
		patternProperties: true,
		dependencies: true
	};
	traverse.skipKeywords = {
		default: true,
		enum: true,
		const: true,
		required: true,
		maximum: true,
		minimum: true,
		exclusiveMaximum: true,
		exclusiveMinimum: true,
		multipleOf: true,
		maxLength: true,
		minLength: true,
		pattern: true,
		format: true,
		maxItems: true,
		minItems: true,
		uniqueItems: true,
		maxProperties: true,
		minProperties: true
	};
	function _traverse(opts, pre, post, schema, jsonPtr, rootSchema, parentJsonPtr, parentKeyword, parentSchema, keyIndex) {
		if (schema && typeof schema == "object" && !Array.isArray(schema)) {
			pre(schema, jsonPtr, rootSchema, parentJsonPtr, parentKeyword, parentSchema, keyIndex);
			for (var key in schema) {
				var sch = schema[key];
				if (Array.isArray(sch)) {
					if (key in traverse.arrayKeywords) for (var i = 0; i < sch.length; i++) _traverse(opts, pre, post, sch[i], jsonPtr + "/" + key + "/" + i, rootSchema, jsonPtr, key, schema, i);
				} else if (key in traverse.propsKeywords) {
					if (sch && typeof sch == "object") for (var prop in sch) _traverse(opts, pre, post, sch[prop], jsonPtr + "/" + key + "/" + escapeJsonPtr(prop), rootSchema, jsonPtr, key, schema, prop);
				} else if (key in traverse.keywords || opts.allKeys && !(key in traverse.skipKeywords)) _traverse(opts, pre, post, sch, jsonPtr + "/" + key, rootSchema, jsonPtr, key, schema);
			}
			post(schema, jsonPtr, rootSchema, parentJsonPtr, parentKeyword, parentSchema, keyIndex);
		}
	}
	function escapeJsonPtr(str) {
		return str.replace(/~/g, "~0").replace(/\//g, "~1");
	}
}));
// node_modules/ajv/dist/compile/resolve.js
var require_resolve = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.getSchemaRefs = exports.resolveUrl = exports.normalizeId = exports._getFullPath = exports.getFullPath = exports.inlineRef = void 0;
	var util_1 = require_util();
	var equal = require_fast_deep_equal();
	var traverse = require_json_schema_traverse();
	var SIMPLE_INLINED = /* @__PURE__ */ new Set([
		"type",
		"format",
		"pattern",
		"maxLength",
		"minLength",
		"maxProperties",
		"minProperties",
		"maxItems",
		"minItems",
		"maximum",
		"minimum",
		"uniqueItems",
		"multipleOf",
		"required",
		"enum",
		"const"
	]);
	function inlineRef(schema, limit = true) {
		if (typeof schema == "boolean") return true;
		if (limit === true) return !hasRef(schema);
		if (!limit) return false;
		return countKeys(schema) <= limit;
	}
	exports.inlineRef = inlineRef;
	var REF_KEYWORDS = /* @__PURE__ */ new Set([
		"$ref",
		"$recursiveRef",
		"$recursiveAnchor",
		"$dynamicRef",
		"$dynamicAnchor"
	]);
	function hasRef(schema) {
		for (const key in schema) {
			if (REF_KEYWORDS.has(key)) return true;
			const sch = schema[key];
			if (Array.isArray(sch) && sch.some(hasRef)) return true;
			if (typeof sch == "object" && hasRef(sch)) return true;
		}
		return false;
	}
	function countKeys(schema) {
		let count = 0;
		for (const key in schema) {
			if (key === "$ref") return Infinity;
			count++;
			if (SIMPLE_INLINED.has(key)) continue;
			if (typeof schema[key] == "object") (0, util_1.eachItem)(schema[key], (sch) => count += countKeys(sch));
			if (count === Infinity) return Infinity;
		}
		return count;
	}
	function getFullPath(resolver, id = "", normalize) {
		if (normalize !== false) id = normalizeId(id);
		return _getFullPath(resolver, resolver.parse(id));
	}
	exports.getFullPath = getFullPath;
	function _getFullPath(resolver, p) {
		return resolver.serialize(p).split("#")[0] + "#";
	}
	exports._getFullPath = _getFullPath;
	var TRAILING_SLASH_HASH = /#\/?$/;
	function normalizeId(id) {
		return id ? id.replace(TRAILING_SLASH_HASH, "") : "";
	}
	exports.normalizeId = normalizeId;
	function resolveUrl(resolver, baseId, id) {
		id = normalizeId(id);
		return resolver.resolve(baseId, id);
	}
	exports.resolveUrl = resolveUrl;
	var ANCHOR = /^[a-z_][-a-z0-9._]*$/i;
	function getSchemaRefs(schema, baseId) {
		if (typeof schema == "boolean") return {};
		const { schemaId, uriResolver } = this.opts;
		const schId = normalizeId(schema[schemaId] || baseId);
		const baseIds = { "": schId };
		const pathPrefix = getFullPath(uriResolver, schId, false);
		const localRefs = {};
		const schemaRefs = /* @__PURE__ */ new Set();
		traverse(schema, { allKeys: true }, (sch, jsonPtr, _, parentJsonPtr) => {
			if (parentJsonPtr === void 0) return;
			const fullPath = pathPrefix + jsonPtr;
			let innerBaseId = baseIds[parentJsonPtr];
			if (typeof sch[schemaId] == "string") innerBaseId = addRef.call(this, sch[schemaId]);
			addAnchor.call(this, sch.$anchor);
			addAnchor.call(this, sch.$dynamicAnchor);
			baseIds[jsonPtr] = innerBaseId;
			function addRef(ref) {
				const _resolve = this.opts.uriResolver.resolve;
				ref = normalizeId(innerBaseId ? _resolve(innerBaseId, ref) : ref);
				if (schemaRefs.has(ref)) throw ambiguos(ref);
				schemaRefs.add(ref);
				let schOrRef = this.refs[ref];
				if (typeof schOrRef == "string") schOrRef = this.refs[schOrRef];
				if (typeof schOrRef == "object") checkAmbiguosRef(sch, schOrRef.schema, ref);
				else if (ref !== normalizeId(fullPath)) {
					if (ref[0] === "#") {
						checkAmbiguosRef(sch, localRefs[ref], ref);
						localRefs[ref] = sch;
					} else this.refs[ref] = fullPath;
				}
				return ref;
			}
			function addAnchor(anchor) {
				if (typeof anchor == "string") {
					if (!ANCHOR.test(anchor)) throw new Error(`invalid anchor "${anchor}"`);
					addRef.call(this, `#${anchor}`);
				}
			}
		});
		return localRefs;
		function checkAmbiguosRef(sch1, sch2, ref) {
			if (sch2 !== void 0 && !equal(sch1, sch2)) throw ambiguos(ref);
		}
		function ambiguos(ref) {
			return /* @__PURE__ */ new Error(`reference "${ref}" resolves to more than one schema`);
		}
	}
	exports.getSchemaRefs = getSchemaRefs;
}));
// node_modules/ajv/dist/compile/validate/index.js
var require_validate = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.getData = exports.KeywordCxt = exports.validateFunctionCode = void 0;
	var boolSchema_1 = require_boolSchema();
	var dataType_1 = require_dataType();
	var applicability_1 = require_applicability();
	var dataType_2 = require_dataType();
	var defaults_1 = require_defaults();
	var keyword_1 = require_keyword();
	var subschema_1 = require_subschema();
	var codegen_1 = require_codegen();
	var names_1 = require_names();
	var resolve_1 = require_resolve();
	var util_1 = require_util();
	var errors_1 = require_errors();
	function validateFunctionCode(it) {
		if (isSchemaObj(it)) {
			checkKeywords(it);
			if (schemaCxtHasRules(it)) {
				topSchemaObjCode(it);
				return;
			}
		}
		validateFunction(it, () => (0, boolSchema_1.topBoolOrEmptySchema)(it));
	}
	exports.validateFunctionCode = validateFunctionCode;
	function validateFunction({ gen, validateName, schema, schemaEnv, opts }, body) {
		if (opts.code.es5) gen.func(validateName, (0, codegen_1._)`${names_1.default.data}, ${names_1.default.valCxt}`, schemaEnv.$async, () => {
			gen.code((0, codegen_1._)`"use strict"; ${funcSourceUrl(schema, opts)}`);
			destructureValCxtES5(gen, opts);
			gen.code(body);
		});
		else gen.func(validateName, (0, codegen_1._)`${names_1.default.data}, ${destructureValCxt(opts)}`, schemaEnv.$async, () => gen.code(funcSourceUrl(schema, opts)).code(body));
	}
	function destructureValCxt(opts) {
		return (0, codegen_1._)`{${names_1.default.instancePath}="", ${names_1.default.parentData}, ${names_1.default.parentDataProperty}, ${names_1.default.rootData}=${names_1.default.data}${opts.dynamicRef ? (0, codegen_1._)`, ${names_1.default.dynamicAnchors}={}` : codegen_1.nil}}={}`;
	}
	function destructureValCxtES5(gen, opts) {
		gen.if(names_1.default.valCxt, () => {
			gen.var(names_1.default.instancePath, (0, codegen_1._)`${names_1.default.valCxt}.${names_1.default.instancePath}`);
			gen.var(names_1.default.parentData, (0, codegen_1._)`${names_1.default.valCxt}.${names_1.default.parentData}`);
			gen.var(names_1.default.parentDataProperty, (0, codegen_1._)`${names_1.default.valCxt}.${names_1.default.parentDataProperty}`);
			gen.var(names_1.default.rootData, (0, codegen_1._)`${names_1.default.valCxt}.${names_1.default.rootData}`);
			if (opts.dynamicRef) gen.var(names_1.default.dynamicAnchors, (0, codegen_1._)`${names_1.default.valCxt}.${names_1.default.dynamicAnchors}`);
		}, () => {
			gen.var(names_1.default.instancePath, (0, codegen_1._)`""`);
			gen.var(names_1.default.parentData, (0, codegen_1._)`undefined`);
			gen.var(names_1.default.parentDataProperty, (0, codegen_1._)`undefined`);
			gen.var(names_1.default.rootData, names_1.default.data);
			if (opts.dynamicRef) gen.var(names_1.default.dynamicAnchors, (0, codegen_1._)`{}`);
		});
	}
	function topSchemaObjCode(it) {
		const { schema, opts, gen } = it;
		validateFunction(it, () => {
			if (opts.$comment && schema.$comment) commentKeyword(it);
			checkNoDefault(it);
			gen.let(names_1.default.vErrors, null);
			gen.let(names_1.default.errors, 0);
			if (opts.unevaluated) resetEvaluated(it);
			typeAndKeywords(it);
			returnResults(it);
		});
	}
	function resetEvaluated(it) {
		const { gen, validateName } = it;
		it.evaluated = gen.const("evaluated", (0, codegen_1._)`${validateName}.evaluated`);
		gen.if((0, codegen_1._)`${it.evaluated}.dynamicProps`, () => gen.assign((0, codegen_1._)`${it.evaluated}.props`, (0, codegen_1._)`undefined`));
		gen.if((0, codegen_1._)`${it.evaluated}.dynamicItems`, () => gen.assign((0, codegen_1._)`${it.evaluated}.items`, (0, codegen_1._)`undefined`));
	}
	function funcSourceUrl(schema, opts) {
		const schId = typeof schema == "object" && schema[opts.schemaId];
		return schId && (opts.code.source || opts.code.process) ? (0, codegen_1._)`/*# sourceURL=${schId} */` : codegen_1.nil;
	}
	function subschemaCode(it, valid) {
		if (isSchemaObj(it)) {
			checkKeywords(it);
			if (schemaCxtHasRules(it)) {
				subSchemaObjCode(it, valid);
				return;
			}
		}
		(0, boolSchema_1.boolOrEmptySchema)(it, valid);
	}
	function schemaCxtHasRules({ schema, self }) {
		if (typeof schema == "boolean") return !schema;
		for (const key in schema) if (self.RULES.all[key]) return true;
		return false;
	}
	function isSchemaObj(it) {
		return typeof it.schema != "boolean";
	}
	function subSchemaObjCode(it, valid) {
		const { schema, gen, opts } = it;
		if (opts.$comment && schema.$comment) commentKeyword(it);
		updateContext(it);
		checkAsyncSchema(it);
		const errsCount = gen.const("_errs", names_1.default.errors);
		typeAndKeywords(it, errsCount);
		gen.var(valid, (0, codegen_1._)`${errsCount} === ${names_1.default.errors}`);
	}
	function checkKeywords(it) {
		(0, util_1.checkUnknownRules)(it);
		checkRefsAndKeywords(it);
	}
	function typeAndKeywords(it, errsCount) {
		if (it.opts.jtd) return schemaKeywords(it, [], false, errsCount);
		const types = (0, dataType_1.getSchemaTypes)(it.schema);
		schemaKeywords(it, types, !(0, dataType_1.coerceAndCheckDataType)(it, types), errsCount);
	}
	function checkRefsAndKeywords(it) {
		const { schema, errSchemaPath, opts, self } = it;
		if (schema.$ref && opts.ignoreKeywordsWithRef && (0, util_1.schemaHasRulesButRef)(schema, self.RULES)) self.logger.warn(`$ref: keywords ignored in schema at path "${errSchemaPath}"`);
	}
	function checkNoDefault(it) {
		const { schema, opts } = it;
		if (schema.default !== void 0 && opts.useDefaults && opts.strictSchema) (0, util_1.checkStrictMode)(it, "default is ignored in the schema root");
	}
	function updateContext(it) {
		const schId = it.schema[it.opts.schemaId];
		if (schId) it.baseId = (0, resolve_1.resolveUrl)(it.opts.uriResolver, it.baseId, schId);
	}
	function checkAsyncSchema(it) {
		if (it.schema.$async && !it.schemaEnv.$async) throw new Error("async schema in sync schema");
	}
	function commentKeyword({ gen, schemaEnv, schema, errSchemaPath, opts }) {
		const msg = schema.$comment;
		if (opts.$comment === true) gen.code((0, codegen_1._)`${names_1.default.self}.logger.log(${msg})`);
		else if (typeof opts.$comment == "function") {
			const schemaPath = (0, codegen_1.str)`${errSchemaPath}/$comment`;
			const rootName = gen.scopeValue("root", { ref: schemaEnv.root });
			gen.code((0, codegen_1._)`${names_1.default.self}.opts.$comment(${msg}, ${schemaPath}, ${rootName}.schema)`);
		}
	}
	function returnResults(it) {
		const { gen, schemaEnv, validateName, ValidationError, opts } = it;
		if (schemaEnv.$async) gen.if((0, codegen_1._)`${names_1.default.errors} === 0`, () => gen.return(names_1.default.data), () => gen.throw((0, codegen_1._)`new ${ValidationError}(${names_1.default.vErrors})`));
		else {
			gen.assign((0, codegen_1._)`${validateName}.errors`, names_1.default.vErrors);
			if (opts.unevaluated) assignEvaluated(it);
			gen.return((0, codegen_1._)`${names_1.default.errors} === 0`);
		}
	}
	function assignEvaluated({ gen, evaluated, props, items }) {
		if (props instanceof codegen_1.Name) gen.assign((0, codegen_1._)`${evaluated}.props`, props);
		if (items instanceof codegen_1.Name) gen.assign((0, codegen_1._)`${evaluated}.items`, items);
	}
	function schemaKeywords(it, types, typeErrors, errsCount) {
		const { gen, schema, data, allErrors, opts, self } = it;
		const { RULES } = self;
		if (schema.$ref && (opts.ignoreKeywordsWithRef || !(0, util_1.schemaHasRulesButRef)(schema, RULES))) {
			gen.block(() => keywordCode(it, "$ref", RULES.all.$ref.definition));
			return;
		}
		if (!opts.jtd) checkStrictTypes(it, types);
		gen.block(() => {
			for (const group of RULES.rules) groupKeywords(group);
			groupKeywords(RULES.post);
		});
		function groupKeywords(group) {
			if (!(0, applicability_1.shouldUseGroup)(schema, group)) return;
			if (group.type) {
				gen.if((0, dataType_2.checkDataType)(group.type, data, opts.strictNumbers));
				iterateKeywords(it, group);
				if (types.length === 1 && types[0] === group.type && typeErrors) {
					gen.else();
					(0, dataType_2.reportTypeError)(it);
				}
				gen.endIf();
			} else iterateKeywords(it, group);
			if (!allErrors) gen.if((0, codegen_1._)`${names_1.default.errors} === ${errsCount || 0}`);
		}
	}
	function iterateKeywords(it, group) {
		const { gen, schema, opts: { useDefaults } } = it;
		if (useDefaults) (0, defaults_1.assignDefaults)(it, group.type);
		gen.block(() => {
			for (const rule of group.rules) if ((0, applicability_1.shouldUseRule)(schema, rule)) keywordCode(it, rule.keyword, rule.definition, group.type);
		});
	}
	function checkStrictTypes(it, types) {
		if (it.schemaEnv.meta || !it.opts.strictTypes) return;
		checkContextTypes(it, types);
		if (!it.opts.allowUnionTypes) checkMultipleTypes(it, types);
		checkKeywordTypes(it, it.dataTypes);
	}
	function checkContextTypes(it, types) {
		if (!types.length) return;
		if (!it.dataTypes.length) {
			it.dataTypes = types;
			return;
		}
		types.forEach((t) => {
			if (!includesType(it.dataTypes, t)) strictTypesError(it, `type "${t}" not allowed by context "${it.dataTypes.join(",")}"`);
		});
		narrowSchemaTypes(it, types);
	}
	function checkMultipleTypes(it, ts) {
		if (ts.length > 1 && !(ts.length === 2 && ts.includes("null"))) strictTypesError(it, "use allowUnionTypes to allow union type keyword");
	}
	function checkKeywordTypes(it, ts) {
		const rules = it.self.RULES.all;
		for (const keyword in rules) {
			const rule = rules[keyword];
			if (typeof rule == "object" && (0, applicability_1.shouldUseRule)(it.schema, rule)) {
				const { type } = rule.definition;
				if (type.length && !type.some((t) => hasApplicableType(ts, t))) strictTypesError(it, `missing type "${type.join(",")}" for keyword "${keyword}"`);
			}
		}
	}
	function hasApplicableType(schTs, kwdT) {
		return schTs.includes(kwdT) || kwdT === "number" && schTs.includes("integer");
	}
	function includesType(ts, t) {
		return ts.includes(t) || t === "integer" && ts.includes("number");
	}
	function narrowSchemaTypes(it, withTypes) {
		const ts = [];
		for (const t of it.dataTypes) if (includesType(withTypes, t)) ts.push(t);
		else if (withTypes.includes("integer") && t === "number") ts.push("integer");
		it.dataTypes = ts;
	}
	function strictTypesError(it, msg) {
		const schemaPath = it.schemaEnv.baseId + it.errSchemaPath;
		msg += ` at "${schemaPath}" (strictTypes)`;
		(0, util_1.checkStrictMode)(it, msg, it.opts.strictTypes);
	}
	var KeywordCxt = class {
		constructor(it, def, keyword) {
			(0, keyword_1.validateKeywordUsage)(it, def, keyword);
			this.gen = it.gen;
			this.allErrors = it.allErrors;
			this.keyword = keyword;
			this.data = it.data;
			this.schema = it.schema[keyword];
			this.$data = def.$data && it.opts.$data && this.schema && this.schema.$data;
			this.schemaValue = (0, util_1.schemaRefOrVal)(it, this.schema, keyword, this.$data);
			this.schemaType = def.schemaType;
			this.parentSchema = it.schema;
			this.params = {};
			this.it = it;
			this.def = def;
			if (this.$data) this.schemaCode = it.gen.const("vSchema", getData(this.$data, it));
			else {
				this.schemaCode = this.schemaValue;
				if (!(0, keyword_1.validSchemaType)(this.schema, def.schemaType, def.allowUndefined)) throw new Error(`${keyword} value must be ${JSON.stringify(def.schemaType)}`);
			}
			if ("code" in def ? def.trackErrors : def.errors !== false) this.errsCount = it.gen.const("_errs", names_1.default.errors);
		}
		result(condition, successAction, failAction) {
			this.failResult((0, codegen_1.not)(condition), successAction, failAction);
		}
		failResult(condition, successAction, failAction) {
			this.gen.if(condition);
			if (failAction) failAction();
			else this.error();
			if (successAction) {
				this.gen.else();
				successAction();
				if (this.allErrors) this.gen.endIf();
			} else if (this.allErrors) this.gen.endIf();
			else this.gen.else();
		}
		pass(condition, failAction) {
			this.failResult((0, codegen_1.not)(condition), void 0, failAction);
		}
		fail(condition) {
			if (condition === void 0) {
				this.error();
				if (!this.allErrors) this.gen.if(false);
				return;
			}
			this.gen.if(condition);
			this.error();
			if (this.allErrors) this.gen.endIf();
			else this.gen.else();
		}
		fail$data(condition) {
			if (!this.$data) return this.fail(condition);
			const { schemaCode } = this;
			this.fail((0, codegen_1._)`${schemaCode} !== undefined && (${(0, codegen_1.or)(this.invalid$data(), condition)})`);
		}
		error(append, errorParams, errorPaths) {
			if (errorParams) {
				this.setParams(errorParams);
				this._error(append, errorPaths);
				this.setParams({});
				return;
			}
			this._error(append, errorPaths);
		}
		_error(append, errorPaths) {
			(append ? errors_1.reportExtraError : errors_1.reportError)(this, this.def.error, errorPaths);
		}
		$dataError() {
			(0, errors_1.reportError)(this, this.def.$dataError || errors_1.keyword$DataError);
		}
		reset() {
			if (this.errsCount === void 0) throw new Error("add \"trackErrors\" to keyword definition");
			(0, errors_1.resetErrorsCount)(this.gen, this.errsCount);
		}
		ok(cond) {
			if (!this.allErrors) this.gen.if(cond);
		}
		setParams(obj, assign) {
			if (assign) Object.assign(this.params, obj);
			else this.params = obj;
		}
		block$data(valid, codeBlock, $dataValid = codegen_1.nil) {
			this.gen.block(() => {
				this.check$data(valid, $dataValid);
				codeBlock();
			});
		}
		check$data(valid = codegen_1.nil, $dataValid = codegen_1.nil) {
			if (!this.$data) return;
			const { gen, schemaCode, schemaType, def } = this;
			gen.if((0, codegen_1.or)((0, codegen_1._)`${schemaCode} === undefined`, $dataValid));
			if (valid !== codegen_1.nil) gen.assign(valid, true);
			if (schemaType.length || def.validateSchema) {
				gen.elseIf(this.invalid$data());
				this.$dataError();
				if (valid !== codegen_1.nil) gen.assign(valid, false);
			}
			gen.else();
		}
		invalid$data() {
			const { gen, schemaCode, schemaType, def, it } = this;
			return (0, codegen_1.or)(wrong$DataType(), invalid$DataSchema());
			function wrong$DataType() {
				if (schemaType.length) {
					/* istanbul ignore if */
					if (!(schemaCode instanceof codegen_1.Name)) throw new Error("ajv implementation error");
					const st = Array.isArray(schemaType) ? schemaType : [schemaType];
					return (0, codegen_1._)`${(0, dataType_2.checkDataTypes)(st, schemaCode, it.opts.strictNumbers, dataType_2.DataType.Wrong)}`;
				}
				return codegen_1.nil;
			}
			function invalid$DataSchema() {
				if (def.validateSchema) {
					const validateSchemaRef = gen.scopeValue("validate$data", { ref: def.validateSchema });
					return (0, codegen_1._)`!${validateSchemaRef}(${schemaCode})`;
				}
				return codegen_1.nil;
			}
		}
		subschema(appl, valid) {
			const subschema = (0, subschema_1.getSubschema)(this.it, appl);
			(0, subschema_1.extendSubschemaData)(subschema, this.it, appl);
			(0, subschema_1.extendSubschemaMode)(subschema, appl);
			const nextContext = {
				...this.it,
				...subschema,
				items: void 0,
				props: void 0
			};
			subschemaCode(nextContext, valid);
			return nextContext;
		}
		mergeEvaluated(schemaCxt, toName) {
			const { it, gen } = this;
			if (!it.opts.unevaluated) return;
			if (it.props !== true && schemaCxt.props !== void 0) it.props = util_1.mergeEvaluated.props(gen, schemaCxt.props, it.props, toName);
			if (it.items !== true && schemaCxt.items !== void 0) it.items = util_1.mergeEvaluated.items(gen, schemaCxt.items, it.items, toName);
		}
		mergeValidEvaluated(schemaCxt, valid) {
			const { it, gen } = this;
			if (it.opts.unevaluated && (it.props !== true || it.items !== true)) {
				gen.if(valid, () => this.mergeEvaluated(schemaCxt, codegen_1.Name));
				return true;
			}
		}
	};
	exports.KeywordCxt = KeywordCxt;
	function keywordCode(it, keyword, def, ruleType) {
		const cxt = new KeywordCxt(it, def, keyword);
		if ("code" in def) def.code(cxt, ruleType);
		else if (cxt.$data && def.validate) (0, keyword_1.funcKeywordCode)(cxt, def);
		else if ("macro" in def) (0, keyword_1.macroKeywordCode)(cxt, def);
		else if (def.compile || def.validate) (0, keyword_1.funcKeywordCode)(cxt, def);
	}
	var JSON_POINTER = /^\/(?:[^~]|~0|~1)*$/;
	var RELATIVE_JSON_POINTER = /^([0-9]+)(#|\/(?:[^~]|~0|~1)*)?$/;
	function getData($data, { dataLevel, dataNames, dataPathArr }) {
		let jsonPointer;
		let data;
		if ($data === "") return names_1.default.rootData;
		if ($data[0] === "/") {
			if (!JSON_POINTER.test($data)) throw new Error(`Invalid JSON-pointer: ${$data}`);
			jsonPointer = $data;
			data = names_1.default.rootData;
		} else {
			const matches = RELATIVE_JSON_POINTER.exec($data);
			if (!matches) throw new Error(`Invalid JSON-pointer: ${$data}`);
			const up = +matches[1];
			jsonPointer = matches[2];
			if (jsonPointer === "#") {
				if (up >= dataLevel) throw new Error(errorMsg("property/index", up));
				return dataPathArr[dataLevel - up];
			}
			if (up > dataLevel) throw new Error(errorMsg("data", up));
			data = dataNames[dataLevel - up];
			if (!jsonPointer) return data;
		}
		let expr = data;
		const segments = jsonPointer.split("/");
		for (const segment of segments) if (segment) {
			data = (0, codegen_1._)`${data}${(0, codegen_1.getProperty)((0, util_1.unescapeJsonPointer)(segment))}`;
			expr = (0, codegen_1._)`${expr} && ${data}`;
		}
		return expr;
		function errorMsg(pointerType, up) {
			return `Cannot access ${pointerType} ${up} levels up, current level is ${dataLevel}`;
		}
	}
	exports.getData = getData;
}));
// node_modules/ajv/dist/runtime/validation_error.js
var require_validation_error = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	var ValidationError = class extends Error {
		constructor(errors) {
			super("validation failed");
			this.errors = errors;
			this.ajv = this.validation = true;
		}
	};
	exports.default = ValidationError;
}));
// node_modules/ajv/dist/compile/ref_error.js
var require_ref_error = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	var resolve_1 = require_resolve();
	var MissingRefError = class extends Error {
		constructor(resolver, baseId, ref, msg) {
			super(msg || `can't resolve reference ${ref} from id ${baseId}`);
			this.missingRef = (0, resolve_1.resolveUrl)(resolver, baseId, ref);
			this.missingSchema = (0, resolve_1.normalizeId)((0, resolve_1.getFullPath)(resolver, this.missingRef));
		}
	};
	exports.default = MissingRefError;
}));
// node_modules/ajv/dist/compile/index.js
var require_compile = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.resolveSchema = exports.getCompilingSchema = exports.resolveRef = exports.compileSchema = exports.SchemaEnv = void 0;
	var codegen_1 = require_codegen();
	var validation_error_1 = require_validation_error();
	var names_1 = require_names();
	var resolve_1 = require_resolve();
	var util_1 = require_util();
	var validate_1 = require_validate();
	var SchemaEnv = class {
		constructor(env) {
			var _a;
			this.refs = {};
			this.dynamicAnchors = {};
			let schema;
			if (typeof env.schema == "object") schema = env.schema;
			this.schema = env.schema;
			this.schemaId = env.schemaId;
			this.root = env.root || this;
			this.baseId = (_a = env.baseId) !== null && _a !== void 0 ? _a : (0, resolve_1.normalizeId)(schema === null || schema === void 0 ? void 0 : schema[env.schemaId || "$id"]);
			this.schemaPath = env.schemaPath;
			this.localRefs = env.localRefs;
			this.meta = env.meta;
			this.$async = schema === null || schema === void 0 ? void 0 : schema.$async;
			this.refs = {};
		}
	};
	exports.SchemaEnv = SchemaEnv;
	function compileSchema(sch) {
		const _sch = getCompilingSchema.call(this, sch);
		if (_sch) return _sch;
		const rootId = (0, resolve_1.getFullPath)(this.opts.uriResolver, sch.root.baseId);
		const { es5, lines } = this.opts.code;
		const { ownProperties } = this.opts;
		const gen = new codegen_1.CodeGen(this.scope, {
			es5,
			lines,
			ownProperties
		});
		let _ValidationError;
		if (sch.$async) _ValidationError = gen.scopeValue("Error", {
			ref: validation_error_1.default,
			code: (0, codegen_1._)`require("ajv/dist/runtime/validation_error").default`
		});
		const validateName = gen.scopeName("validate");
		sch.validateName = validateName;
		const schemaCxt = {
			gen,
			allErrors: this.opts.allErrors,
			data: names_1.default.data,
			parentData: names_1.default.parentData,
			parentDataProperty: names_1.default.parentDataProperty,
			dataNames: [names_1.default.data],
			dataPathArr: [codegen_1.nil],
			dataLevel: 0,
			dataTypes: [],
			definedProperties: /* @__PURE__ */ new Set(),
			topSchemaRef: gen.scopeValue("schema", this.opts.code.source === true ? {
				ref: sch.schema,
				code: (0, codegen_1.stringify)(sch.schema)
			} : { ref: sch.schema }),
			validateName,
			ValidationError: _ValidationError,
			schema: sch.schema,
			schemaEnv: sch,
			rootId,
			baseId: sch.baseId || rootId,
			schemaPath: codegen_1.nil,
			errSchemaPath: sch.schemaPath || (this.opts.jtd ? "" : "#"),
			errorPath: (0, codegen_1._)`""`,
			opts: this.opts,
			self: this
		};
		let sourceCode;
		try {
			this._compilations.add(sch);
			(0, validate_1.validateFunctionCode)(schemaCxt);
			gen.optimize(this.opts.code.optimize);
			const validateCode = gen.toString();
			sourceCode = `${gen.scopeRefs(names_1.default.scope)}return ${validateCode}`;
			if (this.opts.code.process) sourceCode = this.opts.code.process(sourceCode, sch);
			const validate = new Function(`${names_1.default.self}`, `${names_1.default.scope}`, sourceCode)(this, this.scope.get());
			this.scope.value(validateName, { ref: validate });
			validate.errors = null;
			validate.schema = sch.schema;
			validate.schemaEnv = sch;
			if (sch.$async) validate.$async = true;
			if (this.opts.code.source === true) validate.source = {
				validateName,
				validateCode,
				scopeValues: gen._values
			};
			if (this.opts.unevaluated) {
				const { props, items } = schemaCxt;
				validate.evaluated = {
					props: props instanceof codegen_1.Name ? void 0 : props,
					items: items instanceof codegen_1.Name ? void 0 : items,
					dynamicProps: props instanceof codegen_1.Name,
					dynamicItems: items instanceof codegen_1.Name
				};
				if (validate.source) validate.source.evaluated = (0, codegen_1.stringify)(validate.evaluated);
			}
			sch.validate = validate;
			return sch;
		} catch (e) {
			delete sch.validate;
			delete sch.validateName;
			if (sourceCode) this.logger.error("Error compiling schema, function code:", sourceCode);
			throw e;
		} finally {
			this._compilations.delete(sch);
		}
	}
	exports.compileSchema = compileSchema;
	function resolveRef(root, baseId, ref) {
		var _a;
		ref = (0, resolve_1.resolveUrl)(this.opts.uriResolver, baseId, ref);
		const schOrFunc = root.refs[ref];
		if (schOrFunc) return schOrFunc;
		let _sch = resolve.call(this, root, ref);
		if (_sch === void 0) {
			const schema = (_a = root.localRefs) === null || _a === void 0 ? void 0 : _a[ref];
			const { schemaId } = this.opts;
			if (schema) _sch = new SchemaEnv({
				schema,
				schemaId,
				root,
				baseId
			});
		}
		if (_sch === void 0) return;
		return root.refs[ref] = inlineOrCompile.call(this, _sch);
	}
	exports.resolveRef = resolveRef;
	function inlineOrCompile(sch) {
		if ((0, resolve_1.inlineRef)(sch.schema, this.opts.inlineRefs)) return sch.schema;
		return sch.validate ? sch : compileSchema.call(this, sch);
	}
	function getCompilingSchema(schEnv) {
		for (const sch of this._compilations) if (sameSchemaEnv(sch, schEnv)) return sch;
	}
	exports.getCompilingSchema = getCompilingSchema;
	function sameSchemaEnv(s1, s2) {
		return s1.schema === s2.schema && s1.root === s2.root && s1.baseId === s2.baseId;
	}
	function resolve(root, ref) {
		let sch;
		while (typeof (sch = this.refs[ref]) == "string") ref = sch;
		return sch || this.schemas[ref] || resolveSchema.call(this, root, ref);
	}
	function resolveSchema(root, ref) {
		const p = this.opts.uriResolver.parse(ref);
		const refPath = (0, resolve_1._getFullPath)(this.opts.uriResolver, p);
		let baseId = (0, resolve_1.getFullPath)(this.opts.uriResolver, root.baseId, void 0);
		if (Object.keys(root.schema).length > 0 && refPath === baseId) return getJsonPointer.call(this, p, root);
		const id = (0, resolve_1.normalizeId)(refPath);
		const schOrRef = this.refs[id] || this.schemas[id];
		if (typeof schOrRef == "string") {
			const sch = resolveSchema.call(this, root, schOrRef);
			if (typeof (sch === null || sch === void 0 ? void 0 : sch.schema) !== "object") return;
			return getJsonPointer.call(this, p, sch);
		}
		if (typeof (schOrRef === null || schOrRef === void 0 ? void 0 : schOrRef.schema) !== "object") return;
		if (!schOrRef.validate) compileSchema.call(this, schOrRef);
		if (id === (0, resolve_1.normalizeId)(ref)) {
			const { schema } = schOrRef;
			const { schemaId } = this.opts;
			const schId = schema[schemaId];
			if (schId) baseId = (0, resolve_1.resolveUrl)(this.opts.uriResolver, baseId, schId);
			return new SchemaEnv({
				schema,
				schemaId,
				root,
				baseId
			});
		}
		return getJsonPointer.call(this, p, schOrRef);
	}
	exports.resolveSchema = resolveSchema;
	var PREVENT_SCOPE_CHANGE = /* @__PURE__ */ new Set([
		"properties",
		"patternProperties",
		"enum",
		"dependencies",
		"definitions"
	]);
	function getJsonPointer(parsedRef, { baseId, schema, root }) {
		var _a;
		if (((_a = parsedRef.fragment) === null || _a === void 0 ? void 0 : _a[0]) !== "/") return;
		for (const part of parsedRef.fragment.slice(1).split("/")) {
			if (typeof schema === "boolean") return;
			const partSchema = schema[(0, util_1.unescapeFragment)(part)];
			if (partSchema === void 0) return;
			schema = partSchema;
			const schId = typeof schema === "object" && schema[this.opts.schemaId];
			if (!PREVENT_SCOPE_CHANGE.has(part) && schId) baseId = (0, resolve_1.resolveUrl)(this.opts.uriResolver, baseId, schId);
		}
		let env;
		if (typeof schema != "boolean" && schema.$ref && !(0, util_1.schemaHasRulesButRef)(schema, this.RULES)) {
			const $ref = (0, resolve_1.resolveUrl)(this.opts.uriResolver, baseId, schema.$ref);
			env = resolveSchema.call(this, root, $ref);
		}
		const { schemaId } = this.opts;
		env = env || new SchemaEnv({
			schema,
			schemaId,
			root,
			baseId
		});
		if (env.schema !== env.root.schema) return env;
	}
}));
// node_modules/ajv/dist/refs/data.json
var require_data = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = {
		"$id": "https://raw.githubusercontent.com/ajv-validator/ajv/master/lib/refs/data.json#",
		"description": "Meta-schema for $data reference (JSON AnySchema extension proposal)",
		"type": "object",
		"required": ["$data"],
		"properties": { "$data": {
			"type": "string",
			"anyOf": [{ "format": "relative-json-pointer" }, { "format": "json-pointer" }]
		} },
		"additionalProperties": false
	};
}));
// node_modules/fast-uri/lib/utils.js
var require_utils = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/** @type {(value: string) => boolean} */
	var isUUID = RegExp.prototype.test.bind(/^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/iu);
	/** @type {(value: string) => boolean} */
	var isIPv4 = RegExp.prototype.test.bind(/^(?:(?:25[0-5]|2[0-4]\d|1\d{2}|[1-9]\d|\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d{2}|[1-9]\d|\d)$/u);
	/** @type {(value: string) => boolean} */
	var isPort = RegExp.prototype.test.bind(/^\d*$/u);
	/** @type {(value: string) => boolean} */
	var isHexPair = RegExp.prototype.test.bind(/^[\da-f]{2}$/iu);
	/** @type {(value: string) => boolean} */
	var isUnreserved = RegExp.prototype.test.bind(/^[\da-z\-._~]$/iu);
	/** @type {(value: string) => boolean} */
	var isPathCharacter = RegExp.prototype.test.bind(/^[A-Za-z0-9\-._~!$&'()*+,;=:@/]$/u);
	/** @type {(value: string) => boolean} */
	var isQueryFragmentCharacter = RegExp.prototype.test.bind(/^[A-Za-z0-9\-._~!$&'()*+,;=:@/?]$/u);
	/** @type {(value: string) => boolean} */
	var isUserinfoCharacter = RegExp.prototype.test.bind(/^[A-Za-z0-9\-._~!$&'()*+,;=:]$/u);
	var BYTE_HEX = new Array(256);
	{
		const HEX_DIGITS = "0123456789ABCDEF";
		for (let i = 0; i < 256; i++) BYTE_HEX[i] = "%" + HEX_DIGITS[i >> 4] + HEX_DIGITS[i & 15];
	}
	function percentEncodeNonAscii(cp) {
		if (cp < 2048) return BYTE_HEX[192 | cp >> 6] + BYTE_HEX[128 | cp & 63];
		if (cp < 65536) return BYTE_HEX[224 | cp >> 12] + BYTE_HEX[128 | cp >> 6 & 63] + BYTE_HEX[128 | cp & 63];
		return BYTE_HEX[240 | cp >> 18] + BYTE_HEX[128 | cp >> 12 & 63] + BYTE_HEX[128 | cp >> 6 & 63] + BYTE_HEX[128 | cp & 63];
	}
	/**
	* @param {Array<string>} input
	* @returns {string}
	*/
	function stringArrayToHexStripped(input) {
		let acc = "";
		let code = 0;
		let i = 0;
		for (i = 0; i < input.length; i++) {
			code = input[i].charCodeAt(0);
			if (code === 48) continue;
			if (!(code >= 48 && code <= 57 || code >= 65 && code <= 70 || code >= 97 && code <= 102)) return "";
			acc += input[i];
			break;
		}
		for (i += 1; i < input.length; i++) {
			code = input[i].charCodeAt(0);
			if (!(code >= 48 && code <= 57 || code >= 65 && code <= 70 || code >= 97 && code <= 102)) return "";
			acc += input[i];
		}
		return acc;
	}
	/** @type {(value: string) => boolean} */
	var isHextet = RegExp.prototype.test.bind(/^[\dA-Fa-f]{1,4}$/);
	/** @type {(value: string) => boolean} */
	var isIPvFuture = RegExp.prototype.test.bind(/^[vV][\dA-Fa-f]+\.[A-Za-z\d\-._~!$&'()*+,;=:]+$/);
	/** @type {(value: string) => boolean} */
	var isZoneCharacter = RegExp.prototype.test.bind(/^[A-Za-z\d\-._~]$/);
	/**
	* @param {string} value
	* @returns {boolean}
	*/
	var nonSimpleDomain = RegExp.prototype.test.bind(/[^!"$&'()*+,\-.;=_`a-z{}~]/u);
	/**
	* @param {string} zone
	* @returns {boolean}
	*/
	function isZoneIdentifier(zone) {
		if (zone.length === 0) return false;
		for (let i = 0; i < zone.length; i++) {
			if (isZoneCharacter(zone[i])) continue;
			if (zone[i] === "%" && i + 2 < zone.length && isHexPair(zone.slice(i + 1, i + 3))) {
				i += 2;
				continue;
			}
			return false;
		}
		return true;
	}
	/**
	* Compresses the longest run of zero hextets to "::" per RFC 5952. A run of a
	* single zero hextet is left uncompressed. On ties the leftmost run wins.
	*
	* @param {string[]} hextets
	* @returns {string}
	*/
	function compressIPv6ZeroRun(hextets) {
		let bestStart = -1;
		let bestLength = 0;
		let runStart = -1;
		let runLength = 0;
		for (let i = 0; i < hextets.length; i++) if (hextets[i] === "0") {
			if (runStart === -1) runStart = i;
			runLength++;
			if (runLength > bestLength) {
				bestLength = runLength;
				bestStart = runStart;
			}
		} else {
			runStart = -1;
			runLength = 0;
		}
		if (bestLength < 2) return hextets.join(":");
		const head = hextets.slice(0, bestStart).join(":");
		const tail = hextets.slice(bestStart + bestLength).join(":");
		return head + "::" + tail;
	}
	/**
	* Validates an IPv6 address against the alternatives in RFC 3986 section
	* 3.2.2 and returns the same address with leading hextet zeroes removed.
	* An embedded IPv4 address counts as two hextets and is only valid at the end.
	*
	* @param {string} input
	* @returns {string|undefined}
	*/
	function normalizeIPv6Address(input) {
		const compression = input.indexOf("::");
		if (compression !== -1 && input.indexOf("::", compression + 1) !== -1) return void 0;
		const left = compression === -1 ? input.split(":") : input.slice(0, compression).split(":");
		const right = compression === -1 ? [] : input.slice(compression + 2).split(":");
		if (compression !== -1) {
			if (left.length === 1 && left[0] === "") left.length = 0;
			if (right.length === 1 && right[0] === "") right.length = 0;
		}
		const parts = left.concat(right);
		let hextetCount = 0;
		for (let i = 0; i < parts.length; i++) {
			const part = parts[i];
			if (part === "") return void 0;
			if (part.indexOf(".") !== -1) {
				if (i !== parts.length - 1 || compression !== -1 && right.length === 0 || !isIPv4(part)) return void 0;
				hextetCount += 2;
				continue;
			}
			if (!isHextet(part)) return void 0;
			parts[i] = parseInt(part, 16).toString(16);
			hextetCount++;
		}
		if (compression === -1) {
			if (hextetCount !== 8) return void 0;
			return compressIPv6ZeroRun(parts);
		}
		if (hextetCount >= 8) return void 0;
		const expanded = parts.slice(0, left.length);
		for (let i = hextetCount; i < 8; i++) expanded.push("0");
		for (let i = left.length; i < parts.length; i++) expanded.push(parts[i]);
		return compressIPv6ZeroRun(expanded);
	}
	/**
	* @typedef {Object} NormalizeIPv6Result
	* @property {string} host - The normalized host.
	* @property {string} [escapedHost] - The escaped host.
	* @property {boolean} isIPV6 - Indicates if the host is an IPv6 address.
	* @property {boolean} [isIPVFuture] - Indicates if the host is an IPvFuture literal.
	* @property {boolean} [error] - Indicates if a bracketed IP literal is malformed.
	*/
	/**
	* Validates and normalizes a bracketed IP literal. Raw zone separators remain
	* accepted for backwards compatibility, while encoded separators and zone
	* contents follow RFC 6874.
	*
	* @param {string} host
	* @returns {NormalizeIPv6Result}
	*/
	function normalizeIPv6(host) {
		const bracketed = host[0] === "[" && host[host.length - 1] === "]";
		if ((host[0] === "[" || host[host.length - 1] === "]") && !bracketed) return {
			host,
			isIPV6: false,
			error: true
		};
		let input = bracketed ? host.slice(1, -1) : host;
		if (bracketed && isIPvFuture(input)) {
			input = input.toLowerCase();
			return {
				host: `[${input}]`,
				escapedHost: input,
				isIPV6: false,
				isIPVFuture: true
			};
		}
		if (findToken(input, ":") < 2) return {
			host,
			isIPV6: false,
			error: bracketed
		};
		let zoneIdentifier = "";
		const zoneSeparator = input.indexOf("%");
		if (zoneSeparator !== -1) {
			const separatorLength = input.slice(zoneSeparator, zoneSeparator + 3).toLowerCase() === "%25" ? 3 : 1;
			zoneIdentifier = input.slice(zoneSeparator + separatorLength);
			if (!isZoneIdentifier(zoneIdentifier)) return {
				host,
				isIPV6: false,
				error: true
			};
			input = input.slice(0, zoneSeparator);
		}
		const address = normalizeIPv6Address(input);
		if (address === void 0) return {
			host,
			isIPV6: false,
			error: true
		};
		return {
			host: address + (zoneIdentifier ? "%" + zoneIdentifier : ""),
			escapedHost: address + (zoneIdentifier ? "%25" + zoneIdentifier : ""),
			isIPV6: true
		};
	}
	/**
	* @param {string} str
	* @param {string} token
	* @returns {number}
	*/
	function findToken(str, token) {
		let ind = 0;
		for (let i = 0; i < str.length; i++) if (str[i] === token) ind++;
		return ind;
	}
	/**
	* @param {string} path
	* @returns {string}
	*
	* @see https://datatracker.ietf.org/doc/html/rfc3986#section-5.2.4
	*/
	function removeDotSegments(path) {
		let input = path;
		const output = [];
		let nextSlash = -1;
		let len = 0;
		while (len = input.length) {
			if (len === 1) {
				if (input === ".") break;
				else if (input === "/") {
					output.push("/");
					break;
				} else {
					output.push(input);
					break;
				}
			} else if (len === 2) {
				if (input[0] === ".") {
					if (input[1] === ".") break;
					else if (input[1] === "/") {
						input = input.slice(2);
						continue;
					}
				} else if (input[0] === "/") {
					if (input[1] === "." || input[1] === "/") {
						output.push("/");
						break;
					}
				}
			} else if (len === 3) {
				if (input === "/..") {
					if (output.length !== 0) output.pop();
					output.push("/");
					break;
				}
			}
			if (input[0] === ".") {
				if (input[1] === ".") {
					if (input[2] === "/") {
						input = input.slice(3);
						continue;
					}
				} else if (input[1] === "/") {
					input = input.slice(2);
					continue;
				}
			} else if (input[0] === "/") {
				if (input[1] === ".") {
					if (input[2] === "/") {
						input = input.slice(2);
						continue;
					} else if (input[2] === ".") {
						if (input[3] === "/") {
							input = input.slice(3);
							if (output.length !== 0) output.pop();
							continue;
						}
					}
				}
			}
			if ((nextSlash = input.indexOf("/", 1)) === -1) {
				output.push(input);
				break;
			} else {
				output.push(input.slice(0, nextSlash));
				input = input.slice(nextSlash);
			}
		}
		return output.join("");
	}
	/**
	* Removes dot segments from the path of a relative reference (a path that does
	* not start with "/") without changing what it resolves to against any base.
	* Unlike `removeDotSegments`, leading ".." segments that cannot be collapsed
	* are kept, the result never becomes root-relative, and a result that would be
	* empty or start with an empty segment is prefixed with "." (an empty path
	* means "same document" and a leading "//" would introduce an authority).
	*
	* @param {string} path
	* @returns {string}
	*/
	function removeDotSegmentsRelative(path) {
		if (path === "" || path[0] === "/") return removeDotSegments(path);
		const segments = path.split("/");
		const last = segments.length - 1;
		/** @type {string[]} */
		const output = [];
		let trailingDirectory = false;
		for (let i = 0; i <= last; i++) {
			const segment = segments[i];
			if (segment === "." || segment === "..") {
				if (segment === "..") {
					if (output.length !== 0 && output[output.length - 1] !== "..") output.pop();
					else output.push("..");
				}
				trailingDirectory = i === last;
			} else output.push(segment);
		}
		if (trailingDirectory && output[output.length - 1] !== "..") output.push("");
		if (output.length === 0 || output[0] === "" || output[0].includes(":")) output.unshift(".");
		return output.join("/");
	}
	/**
	* Re-escape RFC 3986 gen-delims that must not appear literally in the host.
	* After the URI regex parses, these characters cannot be literal in the host
	* field, so any that appear after decoding came from percent-encoding and
	* must be restored to prevent authority structure changes.
	*
	* @param {string} host
	* @param {boolean} isIP - true for IPv4/IPv6 hosts (skip colon re-escaping)
	* @returns {string}
	*/
	var HOST_DELIMS = {
		"@": "%40",
		"/": "%2F",
		"?": "%3F",
		"#": "%23",
		":": "%3A"
	};
	var HOST_DELIM_RE = /[@/?#:]/g;
	var HOST_DELIM_NO_COLON_RE = /[@/?#]/g;
	function reescapeHostDelimiters(host, isIP) {
		const re = isIP ? HOST_DELIM_NO_COLON_RE : HOST_DELIM_RE;
		re.lastIndex = 0;
		return host.replace(re, (ch) => HOST_DELIMS[ch]);
	}
	/**
	* Normalizes percent escapes and optionally decodes only unreserved ASCII bytes.
	* Reserved delimiters such as `%2F` stay escaped; `%2E` is unreserved.
	*
	* @param {string} input
	* @param {boolean} [decodeUnreserved=false]
	* @returns {string}
	*/
	function normalizePercentEncoding(input, decodeUnreserved = false) {
		if (input.indexOf("%") === -1) return input;
		let output = "";
		for (let i = 0; i < input.length; i++) {
			if (input[i] === "%" && i + 2 < input.length) {
				const hex = input.slice(i + 1, i + 3);
				if (isHexPair(hex)) {
					const normalizedHex = hex.toUpperCase();
					const decoded = String.fromCharCode(parseInt(normalizedHex, 16));
					if (decodeUnreserved && isUnreserved(decoded)) output += decoded;
					else output += "%" + normalizedHex;
					i += 2;
					continue;
				}
			}
			output += input[i];
		}
		return output;
	}
	/**
	* Normalizes path data without turning reserved escapes into live path syntax.
	* Valid escapes are uppercased, raw unsafe characters are escaped, and only
	* unreserved bytes that are not `.` are decoded.
	*
	* @param {string} input
	* @returns {string}
	*/
	function normalizePathEncoding(input) {
		let output = "";
		for (let i = 0; i < input.length; i++) {
			const ch = input[i];
			if (ch === "%" && i + 2 < input.length) {
				const hex = input.slice(i + 1, i + 3);
				if (isHexPair(hex)) {
					const normalizedHex = hex.toUpperCase();
					const decoded = String.fromCharCode(parseInt(normalizedHex, 16));
					if (decoded !== "." && isUnreserved(decoded)) output += decoded;
					else output += "%" + normalizedHex;
					i += 2;
					continue;
				}
			}
			if (isPathCharacter(ch)) output += ch;
			else {
				const code = input.charCodeAt(i);
				if (code < 128) output += isEscapeSafe(code) ? ch : BYTE_HEX[code];
				else if (code < 55296 || code > 57343) output += percentEncodeNonAscii(code);
				else if (code <= 56319 && i + 1 < input.length) {
					const low = input.charCodeAt(i + 1);
					if (low >= 56320 && low <= 57343) {
						output += percentEncodeNonAscii(65536 + (code - 55296 << 10) + (low - 56320));
						i++;
					} else output += percentEncodeNonAscii(65533);
				} else output += percentEncodeNonAscii(65533);
			}
		}
		return output;
	}
	/**
	* Serializes a path without rewriting reserved data. Raw RFC 3986 path
	* characters remain literal, valid escapes are preserved and uppercased, and
	* everything else is UTF-8 percent-encoded. In a path-noscheme, a colon in the
	* first segment must be escaped so the result cannot be parsed as a scheme.
	*
	* @param {string} input
	* @param {boolean} [pathNoScheme=false]
	* @returns {string}
	*/
	function serializePathEncoding(input, pathNoScheme = false) {
		let output = "";
		let firstSegment = pathNoScheme && input[0] !== "/";
		for (let i = 0; i < input.length; i++) {
			const ch = input[i];
			if (ch === "%" && i + 2 < input.length) {
				const hex = input.slice(i + 1, i + 3);
				if (isHexPair(hex)) {
					output += "%" + hex.toUpperCase();
					i += 2;
					continue;
				}
			}
			if (ch === "/") firstSegment = false;
			if (isPathCharacter(ch) && (ch !== ":" || !firstSegment)) output += ch;
			else {
				const code = input.charCodeAt(i);
				if (code < 128) output += BYTE_HEX[code];
				else if (code < 55296 || code > 57343) output += percentEncodeNonAscii(code);
				else if (code <= 56319 && i + 1 < input.length) {
					const low = input.charCodeAt(i + 1);
					if (low >= 56320 && low <= 57343) {
						output += percentEncodeNonAscii(65536 + (code - 55296 << 10) + (low - 56320));
						i++;
					} else output += percentEncodeNonAscii(65533);
				} else output += percentEncodeNonAscii(65533);
			}
		}
		return output;
	}
	/**
	* Percent-encodes a URI component using its RFC 3986 literal character set.
	* Existing valid escapes are preserved and normalized to uppercase hex.
	*
	* @param {string} input
	* @param {(value: string) => boolean} isAllowed
	* @returns {string}
	*/
	function encodeComponent(input, isAllowed) {
		let output = "";
		for (let i = 0; i < input.length; i++) {
			const ch = input[i];
			if (ch === "%" && i + 2 < input.length) {
				const hex = input.slice(i + 1, i + 3);
				if (isHexPair(hex)) {
					output += "%" + hex.toUpperCase();
					i += 2;
					continue;
				}
			}
			if (isAllowed(ch)) output += ch;
			else {
				const code = input.charCodeAt(i);
				if (code < 128) output += BYTE_HEX[code];
				else if (code < 55296 || code > 57343) output += percentEncodeNonAscii(code);
				else if (code <= 56319 && i + 1 < input.length) {
					const low = input.charCodeAt(i + 1);
					if (low >= 56320 && low <= 57343) {
						output += percentEncodeNonAscii(65536 + (code - 55296 << 10) + (low - 56320));
						i++;
					} else output += percentEncodeNonAscii(65533);
				} else output += percentEncodeNonAscii(65533);
			}
		}
		return output;
	}
	/**
	* Encodes userinfo while preserving its RFC 3986 §3.2.1 literal characters.
	* In particular, authority delimiters such as `@`, `/`, `?`, and `#` are data.
	*
	* @param {string} input
	* @returns {string}
	*/
	function encodeUserinfo(input) {
		return encodeComponent(input, isUserinfoCharacter);
	}
	/**
	* Encodes query data using the RFC 3986 §3.4 grammar. A literal `#` must be
	* escaped because it would otherwise begin the fragment component.
	*
	* @param {string} input
	* @returns {string}
	*/
	function encodeQuery(input) {
		return encodeComponent(input, isQueryFragmentCharacter);
	}
	/**
	* Encodes fragment data using the RFC 3986 §3.5 grammar.
	*
	* @param {string} input
	* @returns {string}
	*/
	function encodeFragment(input) {
		return encodeComponent(input, isQueryFragmentCharacter);
	}
	function isEscapeSafe(cp) {
		return cp >= 48 && cp <= 57 || cp >= 65 && cp <= 90 || cp >= 97 && cp <= 122 || cp === 42 || cp === 43 || cp === 45 || cp === 46 || cp === 47 || cp === 64 || cp === 95;
	}
	/**
	* Normalizes the percent-encoding of a query or fragment component.
	*
	* Like `normalizePathEncoding`, but uses the query/fragment character set
	* (which additionally allows `?`) and decodes `.` since it has no dot-segment
	* meaning outside of a path.
	*
	* @param {string} input
	* @returns {string}
	*/
	function normalizeQueryFragmentEncoding(input) {
		let output = "";
		for (let i = 0; i < input.length; i++) {
			const ch = input[i];
			if (ch === "%" && i + 2 < input.length) {
				const hex = input.slice(i + 1, i + 3);
				if (isHexPair(hex)) {
					const normalizedHex = hex.toUpperCase();
					const decoded = String.fromCharCode(parseInt(normalizedHex, 16));
					if (isUnreserved(decoded)) output += decoded;
					else output += "%" + normalizedHex;
					i += 2;
					continue;
				}
			}
			if (isQueryFragmentCharacter(ch)) output += ch;
			else {
				const code = input.charCodeAt(i);
				if (code < 128) output += isEscapeSafe(code) ? ch : BYTE_HEX[code];
				else if (code < 55296 || code > 57343) output += percentEncodeNonAscii(code);
				else if (code <= 56319 && i + 1 < input.length) {
					const low = input.charCodeAt(i + 1);
					if (low >= 56320 && low <= 57343) {
						output += percentEncodeNonAscii(65536 + (code - 55296 << 10) + (low - 56320));
						i++;
					} else output += percentEncodeNonAscii(65533);
				} else output += percentEncodeNonAscii(65533);
			}
		}
		return output;
	}
	/**
	* Escapes a component while preserving existing valid percent escapes.
	*
	* @param {string} input
	* @returns {string}
	*/
	function escapePreservingEscapes(input) {
		let output = "";
		for (let i = 0; i < input.length; i++) {
			if (input[i] === "%" && i + 2 < input.length) {
				const hex = input.slice(i + 1, i + 3);
				if (isHexPair(hex)) {
					output += "%" + hex.toUpperCase();
					i += 2;
					continue;
				}
			}
			output += escape(input[i]);
		}
		return output;
	}
	/**
	* @param {import('../types/index').URIComponent} component
	* @returns {string|undefined}
	*/
	function recomposeAuthority(component) {
		const uriTokens = [];
		if (component.userinfo !== void 0) {
			uriTokens.push(encodeUserinfo(component.userinfo));
			uriTokens.push("@");
		}
		if (component.host !== void 0) {
			let host = component.host;
			if (!isIPv4(host)) {
				let ipV6res = normalizeIPv6(host);
				if (ipV6res.isIPV6 !== true && ipV6res.isIPVFuture !== true) {
					host = normalizePercentEncoding(host, true);
					ipV6res = normalizeIPv6(host);
				}
				if (ipV6res.isIPV6 === true || ipV6res.isIPVFuture === true) host = `[${ipV6res.escapedHost}]`;
				else host = reescapeHostDelimiters(host, false);
			}
			uriTokens.push(host);
		}
		if (typeof component.port === "number" || typeof component.port === "string") {
			const port = String(component.port);
			if (!isPort(port)) throw new TypeError("URI port is malformed.");
			uriTokens.push(":");
			uriTokens.push(port);
		}
		return uriTokens.length ? uriTokens.join("") : void 0;
	}
	module.exports = {
		nonSimpleDomain,
		recomposeAuthority,
		reescapeHostDelimiters,
		normalizePercentEncoding,
		normalizePathEncoding,
		serializePathEncoding,
		normalizeQueryFragmentEncoding,
		encodeUserinfo,
		encodeQuery,
		encodeFragment,
		escapePreservingEscapes,
		removeDotSegments,
		removeDotSegmentsRelative,
		isIPv4,
		isUUID,
		normalizeIPv6,
		stringArrayToHexStripped
	};
}));
// node_modules/fast-uri/lib/schemes.js
var require_schemes = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var { isUUID } = require_utils();
	var URN_REG = /^([\da-z][\d\-a-z]{0,31}):((?:[\w!$'()*+,\-./:;=@]|%[\da-f]{2})+)$/iu;
	var supportedSchemeNames = [
		"http",
		"https",
		"ws",
		"wss",
		"urn",
		"urn:uuid"
	];
	/** @typedef {supportedSchemeNames[number]} SchemeName */
	/**
	* @param {string} name
	* @returns {name is SchemeName}
	*/
	function isValidSchemeName(name) {
		return supportedSchemeNames.indexOf(name) !== -1;
	}
	/**
	* @callback SchemeFn
	* @param {import('../types/index').URIComponent} component
	* @param {import('../types/index').Options} options
	* @returns {import('../types/index').URIComponent}
	*/
	/**
	* @typedef {Object} SchemeHandler
	* @property {SchemeName} scheme - The scheme name.
	* @property {boolean} [domainHost] - Indicates if the scheme supports domain hosts.
	* @property {SchemeFn} parse - Function to parse the URI component for this scheme.
	* @property {SchemeFn} serialize - Function to serialize the URI component for this scheme.
	* @property {boolean} [skipNormalize] - Indicates if normalization should be skipped for this scheme.
	* @property {boolean} [absolutePath] - Indicates if the scheme uses absolute paths.
	* @property {boolean} [unicodeSupport] - Indicates if the scheme supports Unicode.
	*/
	/**
	* @param {import('../types/index').URIComponent} wsComponent
	* @returns {boolean}
	*/
	function wsIsSecure(wsComponent) {
		if (wsComponent.secure === true) return true;
		else if (wsComponent.secure === false) return false;
		else if (wsComponent.scheme) return wsComponent.scheme.length === 3 && (wsComponent.scheme[0] === "w" || wsComponent.scheme[0] === "W") && (wsComponent.scheme[1] === "s" || wsComponent.scheme[1] === "S") && (wsComponent.scheme[2] === "s" || wsComponent.scheme[2] === "S");
		else return false;
	}
	/** @type {SchemeFn} */
	function httpParse(component) {
		if (!component.host) component.error = component.error || "HTTP URIs must have a host.";
		return component;
	}
	/** @type {SchemeFn} */
	function httpSerialize(component) {
		const secure = String(component.scheme).toLowerCase() === "https";
		if (component.port === (secure ? 443 : 80) || component.port === "") component.port = void 0;
		if (!component.path) component.path = "/";
		return component;
	}
	/** @type {SchemeFn} */
	function wsParse(wsComponent) {
		wsComponent.secure = wsIsSecure(wsComponent);
		wsComponent.resourceName = (wsComponent.path || "/") + (wsComponent.query ? "?" + wsComponent.query : "");
		wsComponent.path = void 0;
		wsComponent.query = void 0;
		return wsComponent;
	}
	/** @type {SchemeFn} */
	function wsSerialize(wsComponent) {
		if (wsComponent.port === (wsIsSecure(wsComponent) ? 443 : 80) || wsComponent.port === "") wsComponent.port = void 0;
		if (typeof wsComponent.secure === "boolean") {
			wsComponent.scheme = wsComponent.secure ? "wss" : "ws";
			wsComponent.secure = void 0;
		}
		if (wsComponent.resourceName) {
			const queryIndex = wsComponent.resourceName.indexOf("?");
			const path = queryIndex === -1 ? wsComponent.resourceName : wsComponent.resourceName.slice(0, queryIndex);
			wsComponent.path = path && path !== "/" ? path : void 0;
			wsComponent.query = queryIndex === -1 ? void 0 : wsComponent.resourceName.slice(queryIndex + 1);
			wsComponent.resourceName = void 0;
		}
		wsComponent.fragment = void 0;
		return wsComponent;
	}
	/** @type {SchemeFn} */
	function urnParse(urnComponent, options) {
		if (!urnComponent.path) {
			urnComponent.error = "URN can not be parsed";
			return urnComponent;
		}
		const matches = urnComponent.path.match(URN_REG);
		if (matches && matches[0] === urnComponent.path) {
			const scheme = options.scheme || urnComponent.scheme || "urn";
			urnComponent.nid = matches[1].toLowerCase();
			urnComponent.nss = matches[2];
			const schemeHandler = getSchemeHandler(`${scheme}:${options.nid || urnComponent.nid}`);
			urnComponent.path = void 0;
			if (schemeHandler) urnComponent = schemeHandler.parse(urnComponent, options);
		} else urnComponent.error = urnComponent.error || "URN can not be parsed.";
		return urnComponent;
	}
	/** @type {SchemeFn} */
	function urnSerialize(urnComponent, options) {
		if (urnComponent.nid === void 0) throw new Error("URN without nid cannot be serialized");
		const scheme = options.scheme || urnComponent.scheme || "urn";
		const nid = urnComponent.nid.toLowerCase();
		const schemeHandler = getSchemeHandler(`${scheme}:${options.nid || nid}`);
		if (schemeHandler) urnComponent = schemeHandler.serialize(urnComponent, options);
		const uriComponent = urnComponent;
		const nss = urnComponent.nss;
		uriComponent.path = `${nid || options.nid}:${nss}`;
		options.skipEscape = true;
		return uriComponent;
	}
	/** @type {SchemeFn} */
	function urnuuidParse(urnComponent, options) {
		const uuidComponent = urnComponent;
		uuidComponent.uuid = uuidComponent.nss;
		uuidComponent.nss = void 0;
		if (!options.tolerant && (!uuidComponent.uuid || !isUUID(uuidComponent.uuid))) uuidComponent.error = uuidComponent.error || "UUID is not valid.";
		return uuidComponent;
	}
	/** @type {SchemeFn} */
	function urnuuidSerialize(uuidComponent) {
		const urnComponent = uuidComponent;
		urnComponent.nss = (uuidComponent.uuid || "").toLowerCase();
		return urnComponent;
	}
	var http = {
		scheme: "http",
		domainHost: true,
		parse: httpParse,
		serialize: httpSerialize
	};
	var https = {
		scheme: "https",
		domainHost: http.domainHost,
		parse: httpParse,
		serialize: httpSerialize
	};
	var ws = {
		scheme: "ws",
		domainHost: true,
		parse: wsParse,
		serialize: wsSerialize
	};
	var SCHEMES = {
		http,
		https,
		ws,
		wss: {
			scheme: "wss",
			domainHost: ws.domainHost,
			parse: ws.parse,
			serialize: ws.serialize
		},
		urn: {
			scheme: "urn",
			parse: urnParse,
			serialize: urnSerialize,
			skipNormalize: true
		},
		"urn:uuid": {
			scheme: "urn:uuid",
			parse: urnuuidParse,
			serialize: urnuuidSerialize,
			skipNormalize: true
		}
	};
	Object.setPrototypeOf(SCHEMES, null);
	/**
	* @param {string|undefined} scheme
	* @returns {SchemeHandler|undefined}
	*/
	function getSchemeHandler(scheme) {
		return scheme && (SCHEMES[scheme] || SCHEMES[scheme.toLowerCase()]) || void 0;
	}
	module.exports = {
		wsIsSecure,
		SCHEMES,
		isValidSchemeName,
		getSchemeHandler
	};
}));
// node_modules/fast-uri/index.js
var require_fast_uri = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var { normalizeIPv6, removeDotSegments, removeDotSegmentsRelative, recomposeAuthority, normalizePercentEncoding, normalizePathEncoding, serializePathEncoding, normalizeQueryFragmentEncoding, encodeQuery, encodeFragment, reescapeHostDelimiters, isIPv4, nonSimpleDomain } = require_utils();
	var { SCHEMES, getSchemeHandler } = require_schemes();
	var VALID_SCHEME = /^[A-Za-z][A-Za-z0-9+.-]*$/u;
	var MALFORMED_SCHEME_ERROR = "URI scheme is malformed.";
	var MALFORMED_HOST_ERROR = "URI host is malformed.";
	var FORBIDDEN_DOMAIN_HOST_CHARACTER = /[\0-\x20"#/:<>?@[\\\]^`{|}\x7F]/u;
	/**
	* RFC 3986 section 3.1 does not allow percent-encoding in a scheme, so the
	* scheme is validated as-is and never decoded. Decoding would let inert input
	* such as `%6Aavascript:` become a live `javascript:` scheme.
	*
	* @param {string} scheme
	* @returns {string}
	*/
	function validateScheme(scheme) {
		const stringScheme = String(scheme);
		if (!VALID_SCHEME.test(stringScheme)) throw new TypeError(MALFORMED_SCHEME_ERROR);
		return stringScheme;
	}
	/**
	* @template {import('./types/index').URIComponent|string} T
	* @param {T} uri
	* @param {import('./types/index').Options} [options]
	* @returns {T}
	*/
	function normalize(uri, options) {
		if (typeof uri === "string") uri = normalizeString(uri, options);
		else if (typeof uri === "object") uri = parse(serialize(uri, options), options);
		return uri;
	}
	/**
	* @param {string} baseURI
	* @param {string} relativeURI
	* @param {import('./types/index').Options} [options]
	* @returns {string}
	*/
	function resolve(baseURI, relativeURI, options) {
		const schemelessOptions = options ? Object.assign({ scheme: "null" }, options) : { scheme: "null" };
		const { parsed: baseParsed, malformedAuthorityOrPort: baseMalformed, malformedPercentEncoding: baseMalformedPercentEncoding, malformedSchemeSpecific: baseMalformedSchemeSpecific, malformedHost: baseMalformedHost, malformedScheme: baseMalformedScheme } = parseWithStatus(baseURI, schemelessOptions);
		const { parsed: relativeParsed, malformedAuthorityOrPort: relativeMalformed, malformedPercentEncoding: relativeMalformedPercentEncoding, malformedSchemeSpecific: relativeMalformedSchemeSpecific, malformedHost: relativeMalformedHost, malformedScheme: relativeMalformedScheme } = parseWithStatus(relativeURI, schemelessOptions);
		if (baseMalformed || relativeMalformed || baseMalformedPercentEncoding || relativeMalformedPercentEncoding || baseMalformedSchemeSpecific || relativeMalformedSchemeSpecific || baseMalformedHost || relativeMalformedHost || baseMalformedScheme || relativeMalformedScheme) throw new Error(baseParsed.error || relativeParsed.error || "URI is malformed.");
		const resolved = resolveComponent(baseParsed, relativeParsed, schemelessOptions, true);
		const resolvedSchemeHandler = getSchemeHandler(options && options.scheme || resolved.scheme);
		const resolvedHost = resolved.host;
		const resolvedHostIsIP = resolvedHost !== void 0 && resolvedHost !== "" && (isIPv4(resolvedHost) || normalizeIPv6(resolvedHost).isIPV6);
		if (hasForbiddenDomainHost(resolved, options || {}, resolvedSchemeHandler, resolvedHostIsIP)) throw new Error(MALFORMED_HOST_ERROR);
		canonicalizeHost(resolved, options || {}, resolvedSchemeHandler, resolvedHostIsIP);
		const encodedASCIIHost = resolvedHost && resolvedHost.indexOf("%") !== -1 && !/\P{ASCII}/u.test(resolvedHost);
		if (resolved.error && !encodedASCIIHost) throw new Error(resolved.error);
		schemelessOptions.skipEscape = true;
		return serialize(resolved, schemelessOptions);
	}
	/**
	* @param {import ('./types/index').URIComponent} base
	* @param {import ('./types/index').URIComponent} relative
	* @param {import('./types/index').Options} [options]
	* @param {boolean} [skipNormalization=false]
	* @returns {import ('./types/index').URIComponent}
	*/
	function resolveComponent(base, relative, options, skipNormalization) {
		/** @type {import('./types/index').URIComponent} */
		const target = {};
		if (!skipNormalization) {
			base = parse(serialize(base, options), options);
			relative = parse(serialize(relative, options), options);
		}
		options = options || {};
		if (!options.tolerant && relative.scheme) {
			target.scheme = relative.scheme;
			target.userinfo = relative.userinfo;
			target.host = relative.host;
			target.port = relative.port;
			target.path = removeDotSegments(relative.path || "");
			target.query = relative.query;
		} else {
			if (relative.userinfo !== void 0 || relative.host !== void 0 || relative.port !== void 0) {
				target.userinfo = relative.userinfo;
				target.host = relative.host;
				target.port = relative.port;
				target.path = removeDotSegments(relative.path || "");
				target.query = relative.query;
			} else {
				if (!relative.path) {
					target.path = base.path;
					if (relative.query !== void 0) target.query = relative.query;
					else target.query = base.query;
				} else {
					if (relative.path[0] === "/") target.path = removeDotSegments(relative.path);
					else {
						const baseHasAuthority = base.userinfo !== void 0 || base.host !== void 0 || base.port !== void 0;
						if (baseHasAuthority && !base.path) target.path = "/" + relative.path;
						else if (!base.path) target.path = relative.path;
						else target.path = base.path.slice(0, base.path.lastIndexOf("/") + 1) + relative.path;
						target.path = base.scheme === void 0 && !baseHasAuthority && target.path[0] !== "/" ? removeDotSegmentsRelative(target.path) : removeDotSegments(target.path);
					}
					target.query = relative.query;
				}
				target.userinfo = base.userinfo;
				target.host = base.host;
				target.port = base.port;
			}
			target.scheme = base.scheme;
		}
		target.fragment = relative.fragment;
		return target;
	}
	/**
	* @param {import ('./types/index').URIComponent|string} uriA
	* @param {import ('./types/index').URIComponent|string} uriB
	* @param {import ('./types/index').Options} options
	* @returns {boolean}
	*/
	function equal(uriA, uriB, options) {
		const normalizedA = normalizeComparableURI(uriA, options);
		const normalizedB = normalizeComparableURI(uriB, options);
		return normalizedA !== void 0 && normalizedB !== void 0 && normalizedA === normalizedB;
	}
	/**
	* @param {Readonly<import('./types/index').URIComponent>} cmpts
	* @param {import('./types/index').Options} [opts]
	* @returns {string}
	*/
	function serialize(cmpts, opts) {
		const component = {
			host: cmpts.host,
			scheme: cmpts.scheme,
			userinfo: cmpts.userinfo,
			port: cmpts.port,
			path: cmpts.path,
			query: cmpts.query,
			nid: cmpts.nid,
			nss: cmpts.nss,
			uuid: cmpts.uuid,
			fragment: cmpts.fragment,
			reference: cmpts.reference,
			resourceName: cmpts.resourceName,
			secure: cmpts.secure,
			error: ""
		};
		const options = Object.assign({}, opts);
		const uriTokens = [];
		if (component.scheme) component.scheme = validateScheme(component.scheme);
		const schemeHandler = getSchemeHandler(options.scheme || component.scheme);
		if (schemeHandler && schemeHandler.serialize) schemeHandler.serialize(component, options);
		const hasAuthority = component.userinfo !== void 0 || component.host !== void 0 || component.port !== void 0;
		const schemelessReference = (component.scheme === void 0 || options.reference === "suffix") && !hasAuthority;
		const pathNoScheme = !options.skipEscape && schemelessReference;
		if (component.path !== void 0) {
			if (!options.skipEscape) component.path = serializePathEncoding(component.path, pathNoScheme);
			else component.path = normalizePercentEncoding(component.path);
		}
		if (options.reference !== "suffix" && component.scheme) {
			component.scheme = validateScheme(component.scheme);
			uriTokens.push(component.scheme, ":");
		}
		const authority = recomposeAuthority(component);
		if (authority !== void 0) {
			if (options.reference !== "suffix") uriTokens.push("//");
			uriTokens.push(authority);
			if (component.path && component.path[0] !== "/") uriTokens.push("/");
		}
		if (component.path !== void 0) {
			let s = component.path;
			if (!options.absolutePath && (!schemeHandler || !schemeHandler.absolutePath)) s = schemelessReference && s[0] !== "/" ? removeDotSegmentsRelative(s) : removeDotSegments(s);
			if (schemelessReference) s = serializePathEncoding(s, true);
			if (authority === void 0 && s[0] === "/" && s[1] === "/") s = "/%2F" + s.slice(2);
			uriTokens.push(s);
		}
		if (component.query !== void 0) uriTokens.push("?", encodeQuery(component.query));
		if (component.fragment !== void 0) uriTokens.push("#", encodeFragment(component.fragment));
		return uriTokens.join("");
	}
	var URI_PARSE = /^(?:([^#/:?]+):)?(?:\/\/((?:([^#/?@]*)@)?(\[[^#/?\]]+\]|[^#/:?]*)(?::(\d*))?))?([^#?]*)(?:\?([^#]*))?(?:#((?:.|[\n\r])*))?/u;
	var AUTHORITY_PREFIX = /^(?:[^#/:?]+:)?\/\/([^/?#]*)/;
	var AUTHORITY_INTRODUCER_REGION = /^(?:[^#/:?]+:)?([/\\\t\n\r]*)/;
	/**
	* @param {import('./types/index').URIComponent} parsed
	* @param {RegExpMatchArray} matches
	* @returns {string|undefined}
	*/
	function getParseError(parsed, matches) {
		if (matches[2] !== void 0 && parsed.path && parsed.path[0] !== "/") return "URI path must start with \"/\" when authority is present.";
		if (typeof parsed.port === "number" && (parsed.port < 0 || parsed.port > 65535)) return "URI port is malformed.";
	}
	/**
	* Checks percent syntax without decoding the represented octets. RFC 3986
	* percent-encoding is byte-oriented, so sequences such as `%FF` are valid even
	* though they are not independently valid UTF-8.
	*
	* @param {string|undefined} component
	* @returns {boolean}
	*/
	function hasMalformedPercentEncoding(component) {
		if (component === void 0) return false;
		let percent = component.indexOf("%");
		while (percent !== -1) {
			if (percent + 2 >= component.length || !/^[\da-f]{2}$/iu.test(component.slice(percent + 1, percent + 3))) return true;
			percent = component.indexOf("%", percent + 3);
		}
		return false;
	}
	/**
	* Whether the host is a bracketed IP literal (RFC 3986 `IP-literal`).
	* An unterminated `[` is not a literal, so it must still be validated as a
	* reg-name instead of being waved through as an IP.
	*
	* @param {string} host
	* @returns {boolean}
	*/
	function isIPLiteral(host) {
		return host[0] === "[" && host[host.length - 1] === "]";
	}
	/**
	* @param {RegExpMatchArray} matches
	* @returns {boolean}
	*/
	function hasMalformedComponentPercentEncoding(matches) {
		const host = matches[4];
		return hasMalformedPercentEncoding(matches[3]) || host !== void 0 && !isIPLiteral(host) && hasMalformedPercentEncoding(host) || hasMalformedPercentEncoding(matches[6]) || hasMalformedPercentEncoding(matches[7]) || hasMalformedPercentEncoding(matches[8]);
	}
	/**
	* @param {import('./types/index').URIComponent} parsed
	* @param {import('./types/index').Options} options
	* @param {{ domainHost?: boolean, unicodeSupport?: boolean }|undefined} schemeHandler
	* @param {boolean} isIP
	* @returns {boolean} whether host conversion failed
	*/
	function canonicalizeHost(parsed, options, schemeHandler, isIP) {
		if (hasForbiddenDomainHost(parsed, options, schemeHandler, isIP)) {
			parsed.error = parsed.error || MALFORMED_HOST_ERROR;
			return true;
		}
		if (!options.unicodeSupport && (!schemeHandler || !schemeHandler.unicodeSupport) && parsed.host && !isIPLiteral(parsed.host) && (options.domainHost || schemeHandler && schemeHandler.domainHost) && isIP === false && nonSimpleDomain(parsed.host)) {
			let url;
			try {
				url = new URL("http://" + parsed.host);
			} catch (e) {
				parsed.error = parsed.error || "Host's domain name can not be converted to ASCII: " + e;
				return true;
			}
			if (!isHostOnlyURL(url)) {
				parsed.error = parsed.error || MALFORMED_HOST_ERROR;
				return true;
			}
			parsed.host = url.hostname;
		}
		return false;
	}
	/**
	* Whether a domain host contains an ASCII character that RFC 3986 does not
	* allow in a reg-name (unreserved, sub-delims, or pct-encoded). Such a host is
	* rejected instead of being handed to the WHATWG URL parser, which would treat
	* "@" as a userinfo delimiter (silently dropping the data before it) and strip
	* TAB, LF, and CR. Non-ASCII characters remain allowed for IDNs.
	*
	* @param {import('./types/index').URIComponent} parsed
	* @param {import('./types/index').Options} options
	* @param {{ domainHost?: boolean }|undefined} schemeHandler
	* @param {boolean} isIP
	* @returns {boolean}
	*/
	function hasForbiddenDomainHost(parsed, options, schemeHandler, isIP) {
		return Boolean(parsed.host && isIP === false && !isIPLiteral(parsed.host) && (options.domainHost || schemeHandler && schemeHandler.domainHost) && FORBIDDEN_DOMAIN_HOST_CHARACTER.test(parsed.host));
	}
	/**
	* @param {URL} url
	* @returns {boolean}
	*/
	function isHostOnlyURL(url) {
		return url.username === "" && url.password === "" && url.port === "" && url.pathname === "/" && url.search === "" && url.hash === "" && url.hostname !== "";
	}
	/**
	* @param {string} uri
	* @param {import('./types/index').Options} [opts]
	* @returns {{ parsed: import('./types/index').URIComponent, malformedAuthorityOrPort: boolean, malformedPercentEncoding: boolean, malformedSchemeSpecific: boolean, malformedHost: boolean, malformedScheme: boolean }}
	*/
	function parseWithStatus(uri, opts) {
		const options = Object.assign({}, opts);
		/** @type {import('./types/index').URIComponent} */
		const parsed = {
			scheme: void 0,
			userinfo: void 0,
			host: "",
			port: void 0,
			path: "",
			query: void 0,
			fragment: void 0
		};
		let malformedAuthorityOrPort = false;
		let malformedPercentEncoding = false;
		let malformedSchemeSpecific = false;
		let malformedHost = false;
		let malformedIPLiteral = false;
		let malformedScheme = false;
		let isIP = false;
		if (options.reference === "suffix") {
			if (options.scheme) uri = options.scheme + ":" + uri;
			else uri = "//" + uri;
		}
		const authorityMatch = uri.match(AUTHORITY_PREFIX);
		if (authorityMatch !== null && authorityMatch[1].indexOf("\\") !== -1) {
			parsed.error = "URI authority must not contain a literal backslash.";
			malformedAuthorityOrPort = true;
		}
		const introducerMatch = uri.match(AUTHORITY_INTRODUCER_REGION);
		if (introducerMatch !== null) {
			const region = introducerMatch[1];
			const normalizedRegion = region.replace(/[\t\n\r]/g, "");
			if (normalizedRegion.length >= 2) {
				if (normalizedRegion.slice(0, 2) !== "//") {
					parsed.error = parsed.error || "URI authority must not contain a literal backslash.";
					malformedAuthorityOrPort = true;
				} else if (region.length !== normalizedRegion.length) {
					parsed.error = parsed.error || "URI authority introducer must not contain whitespace.";
					malformedAuthorityOrPort = true;
				}
			}
		}
		const matches = uri.match(URI_PARSE);
		if (matches) {
			parsed.scheme = matches[1];
			parsed.userinfo = matches[3];
			parsed.host = matches[4];
			parsed.port = parseInt(matches[5], 10);
			parsed.path = matches[6] || "";
			parsed.query = matches[7];
			parsed.fragment = matches[8];
			if (parsed.scheme !== void 0) {
				if (VALID_SCHEME.test(parsed.scheme)) parsed.scheme = parsed.scheme.toLowerCase();
				else {
					parsed.error = parsed.error || MALFORMED_SCHEME_ERROR;
					malformedScheme = true;
				}
			}
			malformedPercentEncoding = hasMalformedComponentPercentEncoding(matches);
			if (malformedPercentEncoding) parsed.error = parsed.error || "URI contains malformed percent-encoding.";
			if (isNaN(parsed.port)) parsed.port = matches[5];
			const parseError = getParseError(parsed, matches);
			if (parseError !== void 0) {
				parsed.error = parsed.error || parseError;
				malformedAuthorityOrPort = true;
			}
			if (parsed.host) {
				if (isIPv4(parsed.host) === false) {
					const bracketedIPLiteral = isIPLiteral(parsed.host);
					const hasIPLiteralBracket = parsed.host.indexOf("[") !== -1 || parsed.host.indexOf("]") !== -1;
					const ipv6result = normalizeIPv6(parsed.host);
					isIP = ipv6result.isIPV6 || ipv6result.isIPVFuture === true;
					malformedIPLiteral = hasIPLiteralBracket && (!bracketedIPLiteral || ipv6result.error === true);
					parsed.host = isIP ? ipv6result.host : ipv6result.host.toLowerCase();
					if (malformedIPLiteral) {
						parsed.error = parsed.error || MALFORMED_HOST_ERROR;
						malformedAuthorityOrPort = true;
					}
				} else isIP = true;
			}
			if (parsed.scheme === void 0 && parsed.userinfo === void 0 && parsed.host === void 0 && parsed.port === void 0 && parsed.query === void 0 && !parsed.path) parsed.reference = "same-document";
			else if (parsed.scheme === void 0) parsed.reference = "relative";
			else if (parsed.fragment === void 0) parsed.reference = "absolute";
			else parsed.reference = "uri";
			if (options.reference && options.reference !== "suffix" && options.reference !== parsed.reference) parsed.error = parsed.error || "URI is not a " + options.reference + " reference.";
			const schemeHandler = getSchemeHandler(options.scheme || parsed.scheme);
			if (!malformedIPLiteral) malformedHost = canonicalizeHost(parsed, options, schemeHandler, isIP);
			if (uri.indexOf("%") !== -1 && parsed.host !== void 0 && !malformedIPLiteral) {
				let host = isIP ? parsed.host : normalizePercentEncoding(parsed.host, true);
				if (!isIP) host = normalizePercentEncoding(host.toLowerCase());
				parsed.host = isIP || options.scheme !== "null" ? reescapeHostDelimiters(host, isIP) : host;
			}
			if (!schemeHandler || schemeHandler && !schemeHandler.skipNormalize) {
				if (parsed.path) parsed.path = normalizePathEncoding(parsed.path);
				if (parsed.query) parsed.query = normalizeQueryFragmentEncoding(parsed.query);
				if (parsed.fragment) parsed.fragment = normalizeQueryFragmentEncoding(parsed.fragment);
			}
			if (schemeHandler && schemeHandler.parse) {
				schemeHandler.parse(parsed, options);
				if (schemeHandler === SCHEMES.urn && parsed.nid === void 0) malformedSchemeSpecific = true;
			}
		} else parsed.error = parsed.error || "URI can not be parsed.";
		return {
			parsed,
			malformedAuthorityOrPort,
			malformedPercentEncoding,
			malformedSchemeSpecific,
			malformedHost,
			malformedScheme
		};
	}
	/**
	* @param {string} uri
	* @param {import('./types/index').Options} [opts]
	* @returns
	*/
	function parse(uri, opts) {
		return parseWithStatus(uri, opts).parsed;
	}
	/**
	* @param {string} uri
	* @param {import('./types/index').Options} [opts]
	* @returns {string}
	*/
	function normalizeString(uri, opts) {
		return normalizeStringWithStatus(uri, opts).normalized;
	}
	/**
	* @param {string} uri
	* @param {import('./types/index').Options} [opts]
	* @returns {{ normalized: string, malformedAuthorityOrPort: boolean, malformedPercentEncoding: boolean, malformedSchemeSpecific: boolean, malformedHost: boolean, malformedScheme: boolean }}
	*/
	function normalizeStringWithStatus(uri, opts) {
		const { parsed, malformedAuthorityOrPort, malformedPercentEncoding, malformedSchemeSpecific, malformedHost, malformedScheme } = parseWithStatus(uri, opts);
		return {
			normalized: malformedAuthorityOrPort || malformedPercentEncoding || malformedSchemeSpecific || malformedHost || malformedScheme ? uri : serialize(parsed, opts),
			malformedAuthorityOrPort,
			malformedPercentEncoding,
			malformedSchemeSpecific,
			malformedHost,
			malformedScheme
		};
	}
	/**
	* @param {import ('./types/index').URIComponent|string} uri
	* @param {import('./types/index').Options} [opts]
	* @returns {string|undefined}
	*/
	function normalizeComparableURI(uri, opts) {
		if (typeof uri !== "string" && typeof uri !== "object") return;
		let value;
		try {
			value = typeof uri === "string" ? uri : serialize(uri, opts);
		} catch {
			return;
		}
		const { normalized, malformedAuthorityOrPort, malformedPercentEncoding, malformedSchemeSpecific, malformedHost, malformedScheme } = normalizeStringWithStatus(value, opts);
		return malformedAuthorityOrPort || malformedPercentEncoding || malformedSchemeSpecific || malformedHost || malformedScheme ? void 0 : normalized;
	}
	var fastUri = {
		SCHEMES,
		normalize,
		resolve,
		resolveComponent,
		equal,
		serialize,
		parse
	};
	module.exports = fastUri;
	module.exports.default = fastUri;
	module.exports.fastUri = fastUri;
}));
// node_modules/ajv/dist/runtime/uri.js
var require_uri = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	var uri = require_fast_uri();
	uri.code = "require(\"ajv/dist/runtime/uri\").default";
	exports.default = uri;
}));
// node_modules/ajv/dist/core.js
var require_core$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.CodeGen = exports.Name = exports.nil = exports.stringify = exports.str = exports._ = exports.KeywordCxt = void 0;
	var validate_1 = require_validate();
	Object.defineProperty(exports, "KeywordCxt", {
		enumerable: true,
		get: function() {
			return validate_1.KeywordCxt;
		}
	});
	var codegen_1 = require_codegen();
	Object.defineProperty(exports, "_", {
		enumerable: true,
		get: function() {
			return codegen_1._;
		}
	});
	Object.defineProperty(exports, "str", {
		enumerable: true,
		get: function() {
			return codegen_1.str;
		}
	});
	Object.defineProperty(exports, "stringify", {
		enumerable: true,
		get: function() {
			return codegen_1.stringify;
		}
	});
	Object.defineProperty(exports, "nil", {
		enumerable: true,
		get: function() {
			return codegen_1.nil;
		}
	});
	Object.defineProperty(exports, "Name", {
		enumerable: true,
		get: function() {
			return codegen_1.Name;
		}
	});
	Object.defineProperty(exports, "CodeGen", {
		enumerable: true,
		get: function() {
			return codegen_1.CodeGen;
		}
	});
	var validation_error_1 = require_validation_error();
	var ref_error_1 = require_ref_error();
	var rules_1 = require_rules();
	var compile_1 = require_compile();
	var codegen_2 = require_codegen();
	var resolve_1 = require_resolve();
	var dataType_1 = require_dataType();
	var util_1 = require_util();
	var $dataRefSchema = require_data();
	var uri_1 = require_uri();
	var defaultRegExp = (str, flags) => new RegExp(str, flags);
	defaultRegExp.code = "new RegExp";
	var META_IGNORE_OPTIONS = [
		"removeAdditional",
		"useDefaults",
		"coerceTypes"
	];
	var EXT_SCOPE_NAMES = /* @__PURE__ */ new Set([
		"validate",
		"serialize",
		"parse",
		"wrapper",
		"root",
		"schema",
		"keyword",
		"pattern",
		"formats",
		"validate$data",
		"func",
		"obj",
		"Error"
	]);
	var removedOptions = {
		errorDataPath: "",
		format: "`validateFormats: false` can be used instead.",
		nullable: "\"nullable\" keyword is supported by default.",
		jsonPointers: "Deprecated jsPropertySyntax can be used instead.",
		extendRefs: "Deprecated ignoreKeywordsWithRef can be used instead.",
		missingRefs: "Pass empty schema with $id that should be ignored to ajv.addSchema.",
		processCode: "Use option `code: {process: (code, schemaEnv: object) => string}`",
		sourceCode: "Use option `code: {source: true}`",
		strictDefaults: "It is default now, see option `strict`.",
		strictKeywords: "It is default now, see option `strict`.",
		uniqueItems: "\"uniqueItems\" keyword is always validated.",
		unknownFormats: "Disable strict mode or pass `true` to `ajv.addFormat` (or `formats` option).",
		cache: "Map is used as cache, schema object as key.",
		serialize: "Map is used as cache, schema object as key.",
		ajvErrors: "It is default now."
	};
	var deprecatedOptions = {
		ignoreKeywordsWithRef: "",
		jsPropertySyntax: "",
		unicode: "\"minLength\"/\"maxLength\" account for unicode characters by default."
	};
	var MAX_EXPRESSION = 200;
	function requiredOptions(o) {
		var _a, _b, _c, _d, _e, _f, _g, _h, _j, _k, _l, _m, _o, _p, _q, _r, _s, _t, _u, _v, _w, _x, _y, _z, _0;
		const s = o.strict;
		const _optz = (_a = o.code) === null || _a === void 0 ? void 0 : _a.optimize;
		const optimize = _optz === true || _optz === void 0 ? 1 : _optz || 0;
		const regExp = (_c = (_b = o.code) === null || _b === void 0 ? void 0 : _b.regExp) !== null && _c !== void 0 ? _c : defaultRegExp;
		const uriResolver = (_d = o.uriResolver) !== null && _d !== void 0 ? _d : uri_1.default;
		return {
			strictSchema: (_f = (_e = o.strictSchema) !== null && _e !== void 0 ? _e : s) !== null && _f !== void 0 ? _f : true,
			strictNumbers: (_h = (_g = o.strictNumbers) !== null && _g !== void 0 ? _g : s) !== null && _h !== void 0 ? _h : true,
			strictTypes: (_k = (_j = o.strictTypes) !== null && _j !== void 0 ? _j : s) !== null && _k !== void 0 ? _k : "log",
			strictTuples: (_m = (_l = o.strictTuples) !== null && _l !== void 0 ? _l : s) !== null && _m !== void 0 ? _m : "log",
			strictRequired: (_p = (_o = o.strictRequired) !== null && _o !== void 0 ? _o : s) !== null && _p !== void 0 ? _p : false,
			code: o.code ? {
				...o.code,
				optimize,
				regExp
			} : {
				optimize,
				regExp
			},
			loopRequired: (_q = o.loopRequired) !== null && _q !== void 0 ? _q : MAX_EXPRESSION,
			loopEnum: (_r = o.loopEnum) !== null && _r !== void 0 ? _r : MAX_EXPRESSION,
			meta: (_s = o.meta) !== null && _s !== void 0 ? _s : true,
			messages: (_t = o.messages) !== null && _t !== void 0 ? _t : true,
			inlineRefs: (_u = o.inlineRefs) !== null && _u !== void 0 ? _u : true,
			schemaId: (_v = o.schemaId) !== null && _v !== void 0 ? _v : "$id",
			addUsedSchema: (_w = o.addUsedSchema) !== null && _w !== void 0 ? _w : true,
			validateSchema: (_x = o.validateSchema) !== null && _x !== void 0 ? _x : true,
			validateFormats: (_y = o.validateFormats) !== null && _y !== void 0 ? _y : true,
			unicodeRegExp: (_z = o.unicodeRegExp) !== null && _z !== void 0 ? _z : true,
			int32range: (_0 = o.int32range) !== null && _0 !== void 0 ? _0 : true,
			uriResolver
		};
	}
	var Ajv = class {
		constructor(opts = {}) {
			this.schemas = {};
			this.refs = {};
			this.formats = Object.create(null);
			this._compilations = /* @__PURE__ */ new Set();
			this._loading = {};
			this._cache = /* @__PURE__ */ new Map();
			opts = this.opts = {
				...opts,
				...requiredOptions(opts)
			};
			const { es5, lines } = this.opts.code;
			this.scope = new codegen_2.ValueScope({
				scope: {},
				prefixes: EXT_SCOPE_NAMES,
				es5,
				lines
			});
			this.logger = getLogger(opts.logger);
			const formatOpt = opts.validateFormats;
			opts.validateFormats = false;
			this.RULES = (0, rules_1.getRules)();
			checkOptions.call(this, removedOptions, opts, "NOT SUPPORTED");
			checkOptions.call(this, deprecatedOptions, opts, "DEPRECATED", "warn");
			this._metaOpts = getMetaSchemaOptions.call(this);
			if (opts.formats) addInitialFormats.call(this);
			this._addVocabularies();
			this._addDefaultMetaSchema();
			if (opts.keywords) addInitialKeywords.call(this, opts.keywords);
			if (typeof opts.meta == "object") this.addMetaSchema(opts.meta);
			addInitialSchemas.call(this);
			opts.validateFormats = formatOpt;
		}
		_addVocabularies() {
			this.addKeyword("$async");
		}
		_addDefaultMetaSchema() {
			const { $data, meta, schemaId } = this.opts;
			let _dataRefSchema = $dataRefSchema;
			if (schemaId === "id") {
				_dataRefSchema = { ...$dataRefSchema };
				_dataRefSchema.id = _dataRefSchema.$id;
				delete _dataRefSchema.$id;
			}
			if (meta && $data) this.addMetaSchema(_dataRefSchema, _dataRefSchema[schemaId], false);
		}
		defaultMeta() {
			const { meta, schemaId } = this.opts;
			return this.opts.defaultMeta = typeof meta == "object" ? meta[schemaId] || meta : void 0;
		}
		validate(schemaKeyRef, data) {
			let v;
			if (typeof schemaKeyRef == "string") {
				v = this.getSchema(schemaKeyRef);
				if (!v) throw new Error(`no schema with key or ref "${schemaKeyRef}"`);
			} else v = this.compile(schemaKeyRef);
			const valid = v(data);
			if (!("$async" in v)) this.errors = v.errors;
			return valid;
		}
		compile(schema, _meta) {
			const sch = this._addSchema(schema, _meta);
			return sch.validate || this._compileSchemaEnv(sch);
		}
		compileAsync(schema, meta) {
			if (typeof this.opts.loadSchema != "function") throw new Error("options.loadSchema should be a function");
			const { loadSchema } = this.opts;
			return runCompileAsync.call(this, schema, meta);
			async function runCompileAsync(_schema, _meta) {
				await loadMetaSchema.call(this, _schema.$schema);
				const sch = this._addSchema(_schema, _meta);
				return sch.validate || _compileAsync.call(this, sch);
			}
			async function loadMetaSchema($ref) {
				if ($ref && !this.getSchema($ref)) await runCompileAsync.call(this, { $ref }, true);
			}
			async function _compileAsync(sch) {
				try {
					return this._compileSchemaEnv(sch);
				} catch (e) {
					if (!(e instanceof ref_error_1.default)) throw e;
					checkLoaded.call(this, e);
					await loadMissingSchema.call(this, e.missingSchema);
					return _compileAsync.call(this, sch);
				}
			}
			function checkLoaded({ missingSchema: ref, missingRef }) {
				if (this.refs[ref]) throw new Error(`AnySchema ${ref} is loaded but ${missingRef} cannot be resolved`);
			}
			async function loadMissingSchema(ref) {
				const _schema = await _loadSchema.call(this, ref);
				if (!this.refs[ref]) await loadMetaSchema.call(this, _schema.$schema);
				if (!this.refs[ref]) this.addSchema(_schema, ref, meta);
			}
			async function _loadSchema(ref) {
				const p = this._loading[ref];
				if (p) return p;
				try {
					return await (this._loading[ref] = loadSchema(ref));
				} finally {
					delete this._loading[ref];
				}
			}
		}
		addSchema(schema, key, _meta, _validateSchema = this.opts.validateSchema) {
			if (Array.isArray(schema)) {
				for (const sch of schema) this.addSchema(sch, void 0, _meta, _validateSchema);
				return this;
			}
			let id;
			if (typeof schema === "object") {
				const { schemaId } = this.opts;
				id = schema[schemaId];
				if (id !== void 0 && typeof id != "string") throw new Error(`schema ${schemaId} must be string`);
			}
			key = (0, resolve_1.normalizeId)(key || id);
			this._checkUnique(key);
			this.schemas[key] = this._addSchema(schema, _meta, key, _validateSchema, true);
			return this;
		}
		addMetaSchema(schema, key, _validateSchema = this.opts.validateSchema) {
			this.addSchema(schema, key, true, _validateSchema);
			return this;
		}
		validateSchema(schema, throwOrLogError) {
			if (typeof schema == "boolean") return true;
			let $schema;
			$schema = schema.$schema;
			if ($schema !== void 0 && typeof $schema != "string") throw new Error("$schema must be a string");
			$schema = $schema || this.opts.defaultMeta || this.defaultMeta();
			if (!$schema) {
				this.logger.warn("meta-schema not available");
				this.errors = null;
				return true;
			}
			const valid = this.validate($schema, schema);
			if (!valid && throwOrLogError) {
				const message = "schema is invalid: " + this.errorsText();
				if (this.opts.validateSchema === "log") this.logger.error(message);
				else throw new Error(message);
			}
			return valid;
		}
		getSchema(keyRef) {
			let sch;
			while (typeof (sch = getSchEnv.call(this, keyRef)) == "string") keyRef = sch;
			if (sch === void 0) {
				const { schemaId } = this.opts;
				const root = new compile_1.SchemaEnv({
					schema: {},
					schemaId
				});
				sch = compile_1.resolveSchema.call(this, root, keyRef);
				if (!sch) return;
				this.refs[keyRef] = sch;
			}
			return sch.validate || this._compileSchemaEnv(sch);
		}
		removeSchema(schemaKeyRef) {
			if (schemaKeyRef instanceof RegExp) {
				this._removeAllSchemas(this.schemas, schemaKeyRef);
				this._removeAllSchemas(this.refs, schemaKeyRef);
				return this;
			}
			switch (typeof schemaKeyRef) {
				case "undefined":
					this._removeAllSchemas(this.schemas);
					this._removeAllSchemas(this.refs);
					this._cache.clear();
					return this;
				case "string": {
					const sch = getSchEnv.call(this, schemaKeyRef);
					if (typeof sch == "object") this._cache.delete(sch.schema);
					delete this.schemas[schemaKeyRef];
					delete this.refs[schemaKeyRef];
					return this;
				}
				case "object": {
					const cacheKey = schemaKeyRef;
					this._cache.delete(cacheKey);
					let id = schemaKeyRef[this.opts.schemaId];
					if (id) {
						id = (0, resolve_1.normalizeId)(id);
						delete this.schemas[id];
						delete this.refs[id];
					}
					return this;
				}
				default: throw new Error("ajv.removeSchema: invalid parameter");
			}
		}
		addVocabulary(definitions) {
			for (const def of definitions) this.addKeyword(def);
			return this;
		}
		addKeyword(kwdOrDef, def) {
			let keyword;
			if (typeof kwdOrDef == "string") {
				keyword = kwdOrDef;
				if (typeof def == "object") {
					this.logger.warn("these parameters are deprecated, see docs for addKeyword");
					def.keyword = keyword;
				}
			} else if (typeof kwdOrDef == "object" && def === void 0) {
				def = kwdOrDef;
				keyword = def.keyword;
				if (Array.isArray(keyword) && !keyword.length) throw new Error("addKeywords: keyword must be string or non-empty array");
			} else throw new Error("invalid addKeywords parameters");
			checkKeyword.call(this, keyword, def);
			if (!def) {
				(0, util_1.eachItem)(keyword, (kwd) => addRule.call(this, kwd));
				return this;
			}
			keywordMetaschema.call(this, def);
			const definition = {
				...def,
				type: (0, dataType_1.getJSONTypes)(def.type),
				schemaType: (0, dataType_1.getJSONTypes)(def.schemaType)
			};
			(0, util_1.eachItem)(keyword, definition.type.length === 0 ? (k) => addRule.call(this, k, definition) : (k) => definition.type.forEach((t) => addRule.call(this, k, definition, t)));
			return this;
		}
		getKeyword(keyword) {
			const rule = this.RULES.all[keyword];
			return typeof rule == "object" ? rule.definition : !!rule;
		}
		removeKeyword(keyword) {
			const { RULES } = this;
			delete RULES.keywords[keyword];
			delete RULES.all[keyword];
			for (const group of RULES.rules) {
				const i = group.rules.findIndex((rule) => rule.keyword === keyword);
				if (i >= 0) group.rules.splice(i, 1);
			}
			return this;
		}
		addFormat(name, format) {
			if (typeof format == "string") format = new RegExp(format);
			this.formats[name] = format;
			return this;
		}
		errorsText(errors = this.errors, { separator = ", ", dataVar = "data" } = {}) {
			if (!errors || errors.length === 0) return "No errors";
			return errors.map((e) => `${dataVar}${e.instancePath} ${e.message}`).reduce((text, msg) => text + separator + msg);
		}
		$dataMetaSchema(metaSchema, keywordsJsonPointers) {
			const rules = this.RULES.all;
			metaSchema = JSON.parse(JSON.stringify(metaSchema));
			for (const jsonPointer of keywordsJsonPointers) {
				const segments = jsonPointer.split("/").slice(1);
				let keywords = metaSchema;
				for (const seg of segments) keywords = keywords[seg];
				for (const key in rules) {
					const rule = rules[key];
					if (typeof rule != "object") continue;
					const { $data } = rule.definition;
					const schema = keywords[key];
					if ($data && schema) keywords[key] = schemaOrData(schema);
				}
			}
			return metaSchema;
		}
		_removeAllSchemas(schemas, regex) {
			for (const keyRef in schemas) {
				const sch = schemas[keyRef];
				if (!regex || regex.test(keyRef)) {
					if (typeof sch == "string") delete schemas[keyRef];
					else if (sch && !sch.meta) {
						this._cache.delete(sch.schema);
						delete schemas[keyRef];
					}
				}
			}
		}
		_addSchema(schema, meta, baseId, validateSchema = this.opts.validateSchema, addSchema = this.opts.addUsedSchema) {
			let id;
			const { schemaId } = this.opts;
			if (typeof schema == "object") id = schema[schemaId];
			else if (this.opts.jtd) throw new Error("schema must be object");
			else if (typeof schema != "boolean") throw new Error("schema must be object or boolean");
			let sch = this._cache.get(schema);
			if (sch !== void 0) return sch;
			baseId = (0, resolve_1.normalizeId)(id || baseId);
			const localRefs = resolve_1.getSchemaRefs.call(this, schema, baseId);
			sch = new compile_1.SchemaEnv({
				schema,
				schemaId,
				meta,
				baseId,
				localRefs
			});
			this._cache.set(sch.schema, sch);
			if (addSchema && !baseId.startsWith("#")) {
				if (baseId) this._checkUnique(baseId);
				this.refs[baseId] = sch;
			}
			if (validateSchema) this.validateSchema(schema, true);
			return sch;
		}
		_checkUnique(id) {
			if (this.schemas[id] || this.refs[id]) throw new Error(`schema with key or id "${id}" already exists`);
		}
		_compileSchemaEnv(sch) {
			if (sch.meta) this._compileMetaSchema(sch);
			else compile_1.compileSchema.call(this, sch);
			/* istanbul ignore if */
			if (!sch.validate) throw new Error("ajv implementation error");
			return sch.validate;
		}
		_compileMetaSchema(sch) {
			const currentOpts = this.opts;
			this.opts = this._metaOpts;
			try {
				compile_1.compileSchema.call(this, sch);
			} finally {
				this.opts = currentOpts;
			}
		}
	};
	Ajv.ValidationError = validation_error_1.default;
	Ajv.MissingRefError = ref_error_1.default;
	exports.default = Ajv;
	function checkOptions(checkOpts, options, msg, log = "error") {
		for (const key in checkOpts) {
			const opt = key;
			if (opt in options) this.logger[log](`${msg}: option ${key}. ${checkOpts[opt]}`);
		}
	}
	function getSchEnv(keyRef) {
		keyRef = (0, resolve_1.normalizeId)(keyRef);
		return this.schemas[keyRef] || this.refs[keyRef];
	}
	function addInitialSchemas() {
		const optsSchemas = this.opts.schemas;
		if (!optsSchemas) return;
		if (Array.isArray(optsSchemas)) this.addSchema(optsSchemas);
		else for (const key in optsSchemas) this.addSchema(optsSchemas[key], key);
	}
	function addInitialFormats() {
		for (const name in this.opts.formats) {
			const format = this.opts.formats[name];
			if (format) this.addFormat(name, format);
		}
	}
	function addInitialKeywords(defs) {
		if (Array.isArray(defs)) {
			this.addVocabulary(defs);
			return;
		}
		this.logger.warn("keywords option as map is deprecated, pass array");
		for (const keyword in defs) {
			const def = defs[keyword];
			if (!def.keyword) def.keyword = keyword;
			this.addKeyword(def);
		}
	}
	function getMetaSchemaOptions() {
		const metaOpts = { ...this.opts };
		for (const opt of META_IGNORE_OPTIONS) delete metaOpts[opt];
		return metaOpts;
	}
	var noLogs = {
		log() {},
		warn() {},
		error() {}
	};
	function getLogger(logger) {
		if (logger === false) return noLogs;
		if (logger === void 0) return console;
		if (logger.log && logger.warn && logger.error) return logger;
		throw new Error("logger must implement log, warn and error methods");
	}
	var KEYWORD_NAME = /^[a-z_$][a-z0-9_$:-]*$/i;
	function checkKeyword(keyword, def) {
		const { RULES } = this;
		(0, util_1.eachItem)(keyword, (kwd) => {
			if (RULES.keywords[kwd]) throw new Error(`Keyword ${kwd} is already defined`);
			if (!KEYWORD_NAME.test(kwd)) throw new Error(`Keyword ${kwd} has invalid name`);
		});
		if (!def) return;
		if (def.$data && !("code" in def || "validate" in def)) throw new Error("$data keyword must have \"code\" or \"validate\" function");
	}
	function addRule(keyword, definition, dataType) {
		var _a;
		const post = definition === null || definition === void 0 ? void 0 : definition.post;
		if (dataType && post) throw new Error("keyword with \"post\" flag cannot have \"type\"");
		const { RULES } = this;
		let ruleGroup = post ? RULES.post : RULES.rules.find(({ type: t }) => t === dataType);
		if (!ruleGroup) {
			ruleGroup = {
				type: dataType,
				rules: []
			};
			RULES.rules.push(ruleGroup);
		}
		RULES.keywords[keyword] = true;
		if (!definition) return;
		const rule = {
			keyword,
			definition: {
				...definition,
				type: (0, dataType_1.getJSONTypes)(definition.type),
				schemaType: (0, dataType_1.getJSONTypes)(definition.schemaType)
			}
		};
		if (definition.before) addBeforeRule.call(this, ruleGroup, rule, definition.before);
		else ruleGroup.rules.push(rule);
		RULES.all[keyword] = rule;
		(_a = definition.implements) === null || _a === void 0 || _a.forEach((kwd) => this.addKeyword(kwd));
	}
	function addBeforeRule(ruleGroup, rule, before) {
		const i = ruleGroup.rules.findIndex((_rule) => _rule.keyword === before);
		if (i >= 0) ruleGroup.rules.splice(i, 0, rule);
		else {
			ruleGroup.rules.push(rule);
			this.logger.warn(`rule ${before} is not defined`);
		}
	}
	function keywordMetaschema(def) {
		let { metaSchema } = def;
		if (metaSchema === void 0) return;
		if (def.$data && this.opts.$data) metaSchema = schemaOrData(metaSchema);
		def.validateSchema = this.compile(metaSchema, true);
	}
	var $dataRef = { $ref: "https://raw.githubusercontent.com/ajv-validator/ajv/master/lib/refs/data.json#" };
	function schemaOrData(schema) {
		return { anyOf: [schema, $dataRef] };
	}
}));
// node_modules/ajv/dist/vocabularies/core/id.js
var require_id = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.default = {
		keyword: "id",
		code() {
			throw new Error("NOT SUPPORTED: keyword \"id\", use \"$id\" for schema ID");
		}
	};
}));
// node_modules/ajv/dist/vocabularies/core/ref.js
var require_ref = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.callRef = exports.getValidate = void 0;
	var ref_error_1 = require_ref_error();
	var code_1 = require_code();
	var codegen_1 = require_codegen();
	var names_1 = require_names();
	var compile_1 = require_compile();
	var util_1 = require_util();
	var def = {
		keyword: "$ref",
		schemaType: "string",
		code(cxt) {
			const { gen, schema: $ref, it } = cxt;
			const { baseId, schemaEnv: env, validateName, opts, self } = it;
			const { root } = env;
			if (($ref === "#" || $ref === "#/") && baseId === root.baseId) return callRootRef();
			const schOrEnv = compile_1.resolveRef.call(self, root, baseId, $ref);
			if (schOrEnv === void 0) throw new ref_error_1.default(it.opts.uriResolver, baseId, $ref);
			if (schOrEnv instanceof compile_1.SchemaEnv) return callValidate(schOrEnv);
			return inlineRefSchema(schOrEnv);
			function callRootRef() {
				if (env === root) return callRef(cxt, validateName, env, env.$async);
				const rootName = gen.scopeValue("root", { ref: root });
				return callRef(cxt, (0, codegen_1._)`${rootName}.validate`, root, root.$async);
			}
			function callValidate(sch) {
				callRef(cxt, getValidate(cxt, sch), sch, sch.$async);
			}
			function inlineRefSchema(sch) {
				const schName = gen.scopeValue("schema", opts.code.source === true ? {
					ref: sch,
					code: (0, codegen_1.stringify)(sch)
				} : { ref: sch });
				const valid = gen.name("valid");
				const schCxt = cxt.subschema({
					schema: sch,
					dataTypes: [],
					schemaPath: codegen_1.nil,
					topSchemaRef: schName,
					errSchemaPath: $ref
				}, valid);
				cxt.mergeEvaluated(schCxt);
				cxt.ok(valid);
			}
		}
	};
	function getValidate(cxt, sch) {
		const { gen } = cxt;
		return sch.validate ? gen.scopeValue("validate", { ref: sch.validate }) : (0, codegen_1._)`${gen.scopeValue("wrapper", { ref: sch })}.validate`;
	}
	exports.getValidate = getValidate;
	function callRef(cxt, v, sch, $async) {
		const { gen, it } = cxt;
		const { allErrors, schemaEnv: env, opts } = it;
		const passCxt = opts.passContext ? names_1.default.this : codegen_1.nil;
		if ($async) callAsyncRef();
		else callSyncRef();
		function callAsyncRef() {
			if (!env.$async) throw new Error("async schema referenced by sync schema");
			const valid = gen.let("valid");
			gen.try(() => {
				gen.code((0, codegen_1._)`await ${(0, code_1.callValidateCode)(cxt, v, passCxt)}`);
				addEvaluatedFrom(v);
				if (!allErrors) gen.assign(valid, true);
			}, (e) => {
				gen.if((0, codegen_1._)`!(${e} instanceof ${it.ValidationError})`, () => gen.throw(e));
				addErrorsFrom(e);
				if (!allErrors) gen.assign(valid, false);
			});
			cxt.ok(valid);
		}
		function callSyncRef() {
			cxt.result((0, code_1.callValidateCode)(cxt, v, passCxt), () => addEvaluatedFrom(v), () => addErrorsFrom(v));
		}
		function addErrorsFrom(source) {
			const errs = (0, codegen_1._)`${source}.errors`;
			gen.assign(names_1.default.vErrors, (0, codegen_1._)`${names_1.default.vErrors} === null ? ${errs} : ${names_1.default.vErrors}.concat(${errs})`);
			gen.assign(names_1.default.errors, (0, codegen_1._)`${names_1.default.vErrors}.length`);
		}
		function addEvaluatedFrom(source) {
			var _a;
			if (!it.opts.unevaluated) return;
			const schEvaluated = (_a = sch === null || sch === void 0 ? void 0 : sch.validate) === null || _a === void 0 ? void 0 : _a.evaluated;
			if (it.props !== true) {
				if (schEvaluated && !schEvaluated.dynamicProps) {
					if (schEvaluated.props !== void 0) it.props = util_1.mergeEvaluated.props(gen, schEvaluated.props, it.props);
				} else {
					const props = gen.var("props", (0, codegen_1._)`${source}.evaluated.props`);
					it.props = util_1.mergeEvaluated.props(gen, props, it.props, codegen_1.Name);
				}
			}
			if (it.items !== true) {
				if (schEvaluated && !schEvaluated.dynamicItems) {
					if (schEvaluated.items !== void 0) it.items = util_1.mergeEvaluated.items(gen, schEvaluated.items, it.items);
				} else {
					const items = gen.var("items", (0, codegen_1._)`${source}.evaluated.items`);
					it.items = util_1.mergeEvaluated.items(gen, items, it.items, codegen_1.Name);
				}
			}
		}
	}
	exports.callRef = callRef;
	exports.default = def;
}));
// node_modules/ajv/dist/vocabularies/core/index.js
var require_core = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	var id_1 = require_id();
	var ref_1 = require_ref();
	exports.default = [
		"$schema",
		"$id",
		"$defs",
		"$vocabulary",
		{ keyword: "$comment" },
		"definitions",
		id_1.default,
		ref_1.default
	];
}));
// node_modules/ajv/dist/vocabularies/validation/limitNumber.js
var require_limitNumber = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	var codegen_1 = require_codegen();
	var ops = codegen_1.operators;
	var KWDs = {
		maximum: {
			okStr: "<=",
			ok: ops.LTE,
			fail: ops.GT
		},
		minimum: {
			okStr: ">=",
			ok: ops.GTE,
			fail: ops.LT
		},
		exclusiveMaximum: {
			okStr: "<",
			ok: ops.LT,
			fail: ops.GTE
		},
		exclusiveMinimum: {
			okStr: ">",
			ok: ops.GT,
			fail: ops.LTE
		}
	};
	exports.default = {
		keyword: Object.keys(KWDs),
		type: "number",
		schemaType: "number",
		$data: true,
		error: {
			message: ({ keyword, schemaCode }) => (0, codegen_1.str)`must be ${KWDs[keyword].okStr} ${schemaCode}`,
			params: ({ keyword, schemaCode }) => (0, codegen_1._)`{comparison: ${KWDs[keyword].okStr}, limit: ${schemaCode}}`
		},
		code(cxt) {
			const { keyword, data, schemaCode } = cxt;
			cxt.fail$data((0, codegen_1._)`${data} ${KWDs[keyword].fail} ${schemaCode} || isNaN(${data})`);
		}
	};
}));
// node_modules/ajv/dist/vocabularies/validation/multipleOf.js
var require_multipleOf = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	var codegen_1 = require_codegen();
	exports.default = {
		keyword: "multipleOf",
		type: "number",
		schemaType: "number",
		$data: true,
		error: {
			message: ({ schemaCode }) => (0, codegen_1.str)`must be multiple of ${schemaCode}`,
			params: ({ schemaCode }) => (0, codegen_1._)`{multipleOf: ${schemaCode}}`
		},
		code(cxt) {
			const { gen, data, schemaCode, it } = cxt;
			const prec = it.opts.multipleOfPrecision;
			const res = gen.let("res");
			const invalid = prec ? (0, codegen_1._)`Math.abs(Math.round(${res}) - ${res}) > 1e-${prec}` : (0, codegen_1._)`${res} !== parseInt(${res})`;
			cxt.fail$data((0, codegen_1._)`(${schemaCode} === 0 || (${res} = ${data}/${schemaCode}, ${invalid}))`);
		}
	};
}));
// node_modules/ajv/dist/runtime/ucs2length.js
var require_ucs2length = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	function ucs2length(str) {
		const len = str.length;
		let length = 0;
		let pos = 0;
		let value;
		while (pos < len) {
			length++;
			value = str.charCodeAt(pos++);
			if (value >= 55296 && value <= 56319 && pos < len) {
				value = str.charCodeAt(pos);
				if ((value & 64512) === 56320) pos++;
			}
		}
		return length;
	}
	exports.default = ucs2length;
	ucs2length.code = "require(\"ajv/dist/runtime/ucs2length\").default";
}));
// node_modules/ajv/dist/vocabularies/validation/limitLength.js
var require_limitLength = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	var codegen_1 = require_codegen();
	var util_1 = require_util();
	var ucs2length_1 = require_ucs2length();
	exports.default = {
		keyword: ["maxLength", "minLength"],
		type: "string",
		schemaType: "number",
		$data: true,
		error: {
			message({ keyword, schemaCode }) {
				const comp = keyword === "maxLength" ? "more" : "fewer";
				return (0, codegen_1.str)`must NOT have ${comp} than ${schemaCode} characters`;
			},
			params: ({ schemaCode }) => (0, codegen_1._)`{limit: ${schemaCode}}`
		},
		code(cxt) {
			const { keyword, data, schemaCode, it } = cxt;
			const op = keyword === "maxLength" ? codegen_1.operators.GT : codegen_1.operators.LT;
			const len = it.opts.unicode === false ? (0, codegen_1._)`${data}.length` : (0, codegen_1._)`${(0, util_1.useFunc)(cxt.gen, ucs2length_1.default)}(${data})`;
			cxt.fail$data((0, codegen_1._)`${len} ${op} ${schemaCode}`);
		}
	};
}));
// node_modules/ajv/dist/vocabularies/validation/pattern.js
var require_pattern = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	var code_1 = require_code();
	var util_1 = require_util();
	var codegen_1 = require_codegen();
	exports.default = {
		keyword: "pattern",
		type: "string",
		schemaType: "string",
		$data: true,
		error: {
			message: ({ schemaCode }) => (0, codegen_1.str)`must match pattern "${schemaCode}"`,
			params: ({ schemaCode }) => (0, codegen_1._)`{pattern: ${schemaCode}}`
		},
		code(cxt) {
			const { gen, data, $data, schema, schemaCode, it } = cxt;
			const u = it.opts.unicodeRegExp ? "u" : "";
			if ($data) {
				const { regExp } = it.opts.code;
				const regExpCode = regExp.code === "new RegExp" ? (0, codegen_1._)`new RegExp` : (0, util_1.useFunc)(gen, regExp);
				const valid = gen.let("valid");
				gen.try(() => gen.assign(valid, (0, codegen_1._)`${regExpCode}(${schemaCode}, ${u}).test(${data})`), () => gen.assign(valid, false));
				cxt.fail$data((0, codegen_1._)`!${valid}`);
			} else {
				const regExp = (0, code_1.usePattern)(cxt, schema);
				cxt.fail$data((0, codegen_1._)`!${regExp}.test(${data})`);
			}
		}
	};
}));
// node_modules/ajv/dist/vocabularies/validation/limitProperties.js
var require_limitProperties = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	var codegen_1 = require_codegen();
	exports.default = {
		keyword: ["maxProperties", "minProperties"],
		type: "object",
		schemaType: "number",
		$data: true,
		error: {
			message({ keyword, schemaCode }) {
				const comp = keyword === "maxProperties" ? "more" : "fewer";
				return (0, codegen_1.str)`must NOT have ${comp} than ${schemaCode} properties`;
			},
			params: ({ schemaCode }) => (0, codegen_1._)`{limit: ${schemaCode}}`
		},
		code(cxt) {
			const { keyword, data, schemaCode } = cxt;
			const op = keyword === "maxProperties" ? codegen_1.operators.GT : codegen_1.operators.LT;
			cxt.fail$data((0, codegen_1._)`Object.keys(${data}).length ${op} ${schemaCode}`);
		}
	};
}));
// node_modules/ajv/dist/vocabularies/validation/required.js
var require_required = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	var code_1 = require_code();
	var codegen_1 = require_codegen();
	var util_1 = require_util();
	exports.default = {
		keyword: "required",
		type: "object",
		schemaType: "array",
		$data: true,
		error: {
			message: ({ params: { missingProperty } }) => (0, codegen_1.str)`must have required property '${missingProperty}'`,
			params: ({ params: { missingProperty } }) => (0, codegen_1._)`{missingProperty: ${missingProperty}}`
		},
		code(cxt) {
			const { gen, schema, schemaCode, data, $data, it } = cxt;
			const { opts } = it;
			if (!$data && schema.length === 0) return;
			const useLoop = schema.length >= opts.loopRequired;
			if (it.allErrors) allErrorsMode();
			else exitOnErrorMode();
			if (opts.strictRequired) {
				const props = cxt.parentSchema.properties;
				const { definedProperties } = cxt.it;
				for (const requiredKey of schema) if ((props === null || props === void 0 ? void 0 : props[requiredKey]) === void 0 && !definedProperties.has(requiredKey)) {
					const msg = `required property "${requiredKey}" is not defined at "${it.schemaEnv.baseId + it.errSchemaPath}" (strictRequired)`;
					(0, util_1.checkStrictMode)(it, msg, it.opts.strictRequired);
				}
			}
			function allErrorsMode() {
				if (useLoop || $data) cxt.block$data(codegen_1.nil, loopAllRequired);
				else for (const prop of schema) (0, code_1.checkReportMissingProp)(cxt, prop);
			}
			function exitOnErrorMode() {
				const missing = gen.let("missing");
				if (useLoop || $data) {
					const valid = gen.let("valid", true);
					cxt.block$data(valid, () => loopUntilMissing(missing, valid));
					cxt.ok(valid);
				} else {
					gen.if((0, code_1.checkMissingProp)(cxt, schema, missing));
					(0, code_1.reportMissingProp)(cxt, missing);
					gen.else();
				}
			}
			function loopAllRequired() {
				gen.forOf("prop", schemaCode, (prop) => {
					cxt.setParams({ missingProperty: prop });
					gen.if((0, code_1.noPropertyInData)(gen, data, prop, opts.ownProperties), () => cxt.error());
				});
			}
			function loopUntilMissing(missing, valid) {
				cxt.setParams({ missingProperty: missing });
				gen.forOf(missing, schemaCode, () => {
					gen.assign(valid, (0, code_1.propertyInData)(gen, data, missing, opts.ownProperties));
					gen.if((0, codegen_1.not)(valid), () => {
						cxt.error();
						gen.break();
					});
				}, codegen_1.nil);
			}
		}
	};
}));
// node_modules/ajv/dist/vocabularies/validation/limitItems.js
var require_limitItems = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	var codegen_1 = require_codegen();
	exports.default = {
		keyword: ["maxItems", "minItems"],
		type: "array",
		schemaType: "number",
		$data: true,
		error: {
			message({ keyword, schemaCode }) {
				const comp = keyword === "maxItems" ? "more" : "fewer";
				return (0, codegen_1.str)`must NOT have ${comp} than ${schemaCode} items`;
			},
			params: ({ schemaCode }) => (0, codegen_1._)`{limit: ${schemaCode}}`
		},
		code(cxt) {
			const { keyword, data, schemaCode } = cxt;
			const op = keyword === "maxItems" ? codegen_1.operators.GT : codegen_1.operators.LT;
			cxt.fail$data((0, codegen_1._)`${data}.length ${op} ${schemaCode}`);
		}
	};
}));
// node_modules/ajv/dist/runtime/equal.js
var require_equal = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	var equal = require_fast_deep_equal();
	equal.code = "require(\"ajv/dist/runtime/equal\").default";
	exports.default = equal;
}));
// node_modules/ajv/dist/vocabularies/validation/uniqueItems.js
var require_uniqueItems = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	var dataType_1 = require_dataType();
	var codegen_1 = require_codegen();
	var util_1 = require_util();
	var equal_1 = require_equal();
	exports.default = {
		keyword: "uniqueItems",
		type: "array",
		schemaType: "boolean",
		$data: true,
		error: {
			message: ({ params: { i, j } }) => (0, codegen_1.str)`must NOT have duplicate items (items ## ${j} and ${i} are identical)`,
			params: ({ params: { i, j } }) => (0, codegen_1._)`{i: ${i}, j: ${j}}`
		},
		code(cxt) {
			const { gen, data, $data, schema, parentSchema, schemaCode, it } = cxt;
			if (!$data && !schema) return;
			const valid = gen.let("valid");
			const itemTypes = parentSchema.items ? (0, dataType_1.getSchemaTypes)(parentSchema.items) : [];
			cxt.block$data(valid, validateUniqueItems, (0, codegen_1._)`${schemaCode} === false`);
			cxt.ok(valid);
			function validateUniqueItems() {
				const i = gen.let("i", (0, codegen_1._)`${data}.length`);
				const j = gen.let("j");
				cxt.setParams({
					i,
					j
				});
				gen.assign(valid, true);
				gen.if((0, codegen_1._)`${i} > 1`, () => (canOptimize() ? loopN : loopN2)(i, j));
			}
			function canOptimize() {
				return itemTypes.length > 0 && !itemTypes.some((t) => t === "object" || t === "array");
			}
			function loopN(i, j) {
				const item = gen.name("item");
				const wrongType = (0, dataType_1.checkDataTypes)(itemTypes, item, it.opts.strictNumbers, dataType_1.DataType.Wrong);
				const indices = gen.const("indices", (0, codegen_1._)`{}`);
				gen.for((0, codegen_1._)`;${i}--;`, () => {
					gen.let(item, (0, codegen_1._)`${data}[${i}]`);
					gen.if(wrongType, (0, codegen_1._)`continue`);
					if (itemTypes.length > 1) gen.if((0, codegen_1._)`typeof ${item} == "string"`, (0, codegen_1._)`${item} += "_"`);
					gen.if((0, codegen_1._)`typeof ${indices}[${item}] == "number"`, () => {
						gen.assign(j, (0, codegen_1._)`${indices}[${item}]`);
						cxt.error();
						gen.assign(valid, false).break();
					}).code((0, codegen_1._)`${indices}[${item}] = ${i}`);
				});
			}
			function loopN2(i, j) {
				const eql = (0, util_1.useFunc)(gen, equal_1.default);
				const outer = gen.name("outer");
				gen.label(outer).for((0, codegen_1._)`;${i}--;`, () => gen.for((0, codegen_1._)`${j} = ${i}; ${j}--;`, () => gen.if((0, codegen_1._)`${eql}(${data}[${i}], ${data}[${j}])`, () => {
					cxt.error();
					gen.assign(valid, false).break(outer);
				})));
			}
		}
	};
}));
// node_modules/ajv/dist/vocabularies/validation/const.js
var require_const = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	var codegen_1 = require_codegen();
	var util_1 = require_util();
	var equal_1 = require_equal();
	exports.default = {
		keyword: "const",
		$data: true,
		error: {
			message: "must be equal to constant",
			params: ({ schemaCode }) => (0, codegen_1._)`{allowedValue: ${schemaCode}}`
		},
		code(cxt) {
			const { gen, data, $data, schemaCode, schema } = cxt;
			if ($data || schema && typeof schema == "object") cxt.fail$data((0, codegen_1._)`!${(0, util_1.useFunc)(gen, equal_1.default)}(${data}, ${schemaCode})`);
			else cxt.fail((0, codegen_1._)`${schema} !== ${data}`);
		}
	};
}));
// node_modules/ajv/dist/vocabularies/validation/enum.js
var require_enum = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	var codegen_1 = require_codegen();
	var util_1 = require_util();
	var equal_1 = require_equal();
	exports.default = {
		keyword: "enum",
		schemaType: "array",
		$data: true,
		error: {
			message: "must be equal to one of the allowed values",
			params: ({ schemaCode }) => (0, codegen_1._)`{allowedValues: ${schemaCode}}`
		},
		code(cxt) {
			const { gen, data, $data, schema, schemaCode, it } = cxt;
			if (!$data && schema.length === 0) throw new Error("enum must have non-empty array");
			const useLoop = schema.length >= it.opts.loopEnum;
			let eql;
			const getEql = () => eql !== null && eql !== void 0 ? eql : eql = (0, util_1.useFunc)(gen, equal_1.default);
			let valid;
			if (useLoop || $data) {
				valid = gen.let("valid");
				cxt.block$data(valid, loopEnum);
			} else {
				/* istanbul ignore if */
				if (!Array.isArray(schema)) throw new Error("ajv implementation error");
				const vSchema = gen.const("vSchema", schemaCode);
				valid = (0, codegen_1.or)(...schema.map((_x, i) => equalCode(vSchema, i)));
			}
			cxt.pass(valid);
			function loopEnum() {
				gen.assign(valid, false);
				gen.forOf("v", schemaCode, (v) => gen.if((0, codegen_1._)`${getEql()}(${data}, ${v})`, () => gen.assign(valid, true).break()));
			}
			function equalCode(vSchema, i) {
				const sch = schema[i];
				return typeof sch === "object" && sch !== null ? (0, codegen_1._)`${getEql()}(${data}, ${vSchema}[${i}])` : (0, codegen_1._)`${data} === ${sch}`;
			}
		}
	};
}));
// node_modules/ajv/dist/vocabularies/validation/index.js
var require_validation = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	var limitNumber_1 = require_limitNumber();
	var multipleOf_1 = require_multipleOf();
	var limitLength_1 = require_limitLength();
	var pattern_1 = require_pattern();
	var limitProperties_1 = require_limitProperties();
	var required_1 = require_required();
	var limitItems_1 = require_limitItems();
	var uniqueItems_1 = require_uniqueItems();
	var const_1 = require_const();
	var enum_1 = require_enum();
	exports.default = [
		limitNumber_1.default,
		multipleOf_1.default,
		limitLength_1.default,
		pattern_1.default,
		limitProperties_1.default,
		required_1.default,
		limitItems_1.default,
		uniqueItems_1.default,
		{
			keyword: "type",
			schemaType: ["string", "array"]
		},
		{
			keyword: "nullable",
			schemaType: "boolean"
		},
		const_1.default,
		enum_1.default
	];
}));
// node_modules/ajv/dist/vocabularies/applicator/additionalItems.js
var require_additionalItems = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.validateAdditionalItems = void 0;
	var codegen_1 = require_codegen();
	var util_1 = require_util();
	var def = {
		keyword: "additionalItems",
		type: "array",
		schemaType: ["boolean", "object"],
		before: "uniqueItems",
		error: {
			message: ({ params: { len } }) => (0, codegen_1.str)`must NOT have more than ${len} items`,
			params: ({ params: { len } }) => (0, codegen_1._)`{limit: ${len}}`
		},
		code(cxt) {
			const { parentSchema, it } = cxt;
			const { items } = parentSchema;
			if (!Array.isArray(items)) {
				(0, util_1.checkStrictMode)(it, "\"additionalItems\" is ignored when \"items\" is not an array of schemas");
				return;
			}
			validateAdditionalItems(cxt, items);
		}
	};
	function validateAdditionalItems(cxt, items) {
		const { gen, schema, data, keyword, it } = cxt;
		it.items = true;
		const len = gen.const("len", (0, codegen_1._)`${data}.length`);
		if (schema === false) {
			cxt.setParams({ len: items.length });
			cxt.pass((0, codegen_1._)`${len} <= ${items.length}`);
		} else if (typeof schema == "object" && !(0, util_1.alwaysValidSchema)(it, schema)) {
			const valid = gen.var("valid", (0, codegen_1._)`${len} <= ${items.length}`);
			gen.if((0, codegen_1.not)(valid), () => validateItems(valid));
			cxt.ok(valid);
		}
		function validateItems(valid) {
			gen.forRange("i", items.length, len, (i) => {
				cxt.subschema({
					keyword,
					dataProp: i,
					dataPropType: util_1.Type.Num
				}, valid);
				if (!it.allErrors) gen.if((0, codegen_1.not)(valid), () => gen.break());
			});
		}
	}
	exports.validateAdditionalItems = validateAdditionalItems;
	exports.default = def;
}));
// node_modules/ajv/dist/vocabularies/applicator/items.js
var require_items = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.validateTuple = void 0;
	var codegen_1 = require_codegen();
	var util_1 = require_util();
	var code_1 = require_code();
	var def = {
		keyword: "items",
		type: "array",
		schemaType: [
			"object",
			"array",
			"boolean"
		],
		before: "uniqueItems",
		code(cxt) {
			const { schema, it } = cxt;
			if (Array.isArray(schema)) return validateTuple(cxt, "additionalItems", schema);
			it.items = true;
			if ((0, util_1.alwaysValidSchema)(it, schema)) return;
			cxt.ok((0, code_1.validateArray)(cxt));
		}
	};
	function validateTuple(cxt, extraItems, schArr = cxt.schema) {
		const { gen, parentSchema, data, keyword, it } = cxt;
		checkStrictTuple(parentSchema);
		if (it.opts.unevaluated && schArr.length && it.items !== true) it.items = util_1.mergeEvaluated.items(gen, schArr.length, it.items);
		const valid = gen.name("valid");
		const len = gen.const("len", (0, codegen_1._)`${data}.length`);
		schArr.forEach((sch, i) => {
			if ((0, util_1.alwaysValidSchema)(it, sch)) return;
			gen.if((0, codegen_1._)`${len} > ${i}`, () => cxt.subschema({
				keyword,
				schemaProp: i,
				dataProp: i
			}, valid));
			cxt.ok(valid);
		});
		function checkStrictTuple(sch) {
			const { opts, errSchemaPath } = it;
			const l = schArr.length;
			const fullTuple = l === sch.minItems && (l === sch.maxItems || sch[extraItems] === false);
			if (opts.strictTuples && !fullTuple) {
				const msg = `"${keyword}" is ${l}-tuple, but minItems or maxItems/${extraItems} are not specified or different at path "${errSchemaPath}"`;
				(0, util_1.checkStrictMode)(it, msg, opts.strictTuples);
			}
		}
	}
	exports.validateTuple = validateTuple;
	exports.default = def;
}));
// node_modules/ajv/dist/vocabularies/applicator/prefixItems.js
var require_prefixItems = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	var items_1 = require_items();
	exports.default = {
		keyword: "prefixItems",
		type: "array",
		schemaType: ["array"],
		before: "uniqueItems",
		code: (cxt) => (0, items_1.validateTuple)(cxt, "items")
	};
}));
// node_modules/ajv/dist/vocabularies/applicator/items2020.js
var require_items2020 = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	var codegen_1 = require_codegen();
	var util_1 = require_util();
	var code_1 = require_code();
	var additionalItems_1 = require_additionalItems();
	exports.default = {
		keyword: "items",
		type: "array",
		schemaType: ["object", "boolean"],
		before: "uniqueItems",
		error: {
			message: ({ params: { len } }) => (0, codegen_1.str)`must NOT have more than ${len} items`,
			params: ({ params: { len } }) => (0, codegen_1._)`{limit: ${len}}`
		},
		code(cxt) {
			const { schema, parentSchema, it } = cxt;
			const { prefixItems } = parentSchema;
			it.items = true;
			if ((0, util_1.alwaysValidSchema)(it, schema)) return;
			if (prefixItems) (0, additionalItems_1.validateAdditionalItems)(cxt, prefixItems);
			else cxt.ok((0, code_1.validateArray)(cxt));
		}
	};
}));
// node_modules/ajv/dist/vocabularies/applicator/contains.js
var require_contains = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	var codegen_1 = require_codegen();
	var util_1 = require_util();
	exports.default = {
		keyword: "contains",
		type: "array",
		schemaType: ["object", "boolean"],
		before: "uniqueItems",
		trackErrors: true,
		error: {
			message: ({ params: { min, max } }) => max === void 0 ? (0, codegen_1.str)`must contain at least ${min} valid item(s)` : (0, codegen_1.str)`must contain at least ${min} and no more than ${max} valid item(s)`,
			params: ({ params: { min, max } }) => max === void 0 ? (0, codegen_1._)`{minContains: ${min}}` : (0, codegen_1._)`{minContains: ${min}, maxContains: ${max}}`
		},
		code(cxt) {
			const { gen, schema, parentSchema, data, it } = cxt;
			let min;
			let max;
			const { minContains, maxContains } = parentSchema;
			if (it.opts.next) {
				min = minContains === void 0 ? 1 : minContains;
				max = maxContains;
			} else min = 1;
			const len = gen.const("len", (0, codegen_1._)`${data}.length`);
			cxt.setParams({
				min,
				max
			});
			if (max === void 0 && min === 0) {
				(0, util_1.checkStrictMode)(it, `"minContains" == 0 without "maxContains": "contains" keyword ignored`);
				return;
			}
			if (max !== void 0 && min > max) {
				(0, util_1.checkStrictMode)(it, `"minContains" > "maxContains" is always invalid`);
				cxt.fail();
				return;
			}
			if ((0, util_1.alwaysValidSchema)(it, schema)) {
				let cond = (0, codegen_1._)`${len} >= ${min}`;
				if (max !== void 0) cond = (0, codegen_1._)`${cond} && ${len} <= ${max}`;
				cxt.pass(cond);
				return;
			}
			it.items = true;
			const valid = gen.name("valid");
			if (max === void 0 && min === 1) validateItems(valid, () => gen.if(valid, () => gen.break()));
			else if (min === 0) {
				gen.let(valid, true);
				if (max !== void 0) gen.if((0, codegen_1._)`${data}.length > 0`, validateItemsWithCount);
			} else {
				gen.let(valid, false);
				validateItemsWithCount();
			}
			cxt.result(valid, () => cxt.reset());
			function validateItemsWithCount() {
				const schValid = gen.name("_valid");
				const count = gen.let("count", 0);
				validateItems(schValid, () => gen.if(schValid, () => checkLimits(count)));
			}
			function validateItems(_valid, block) {
				gen.forRange("i", 0, len, (i) => {
					cxt.subschema({
						keyword: "contains",
						dataProp: i,
						dataPropType: util_1.Type.Num,
						compositeRule: true
					}, _valid);
					block();
				});
			}
			function checkLimits(count) {
				gen.code((0, codegen_1._)`${count}++`);
				if (max === void 0) gen.if((0, codegen_1._)`${count} >= ${min}`, () => gen.assign(valid, true).break());
				else {
					gen.if((0, codegen_1._)`${count} > ${max}`, () => gen.assign(valid, false).break());
					if (min === 1) gen.assign(valid, true);
					else gen.if((0, codegen_1._)`${count} >= ${min}`, () => gen.assign(valid, true));
				}
			}
		}
	};
}));
// node_modules/ajv/dist/vocabularies/applicator/dependencies.js
var require_dependencies = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.validateSchemaDeps = exports.validatePropertyDeps = exports.error = void 0;
	var codegen_1 = require_codegen();
	var util_1 = require_util();
	var code_1 = require_code();
	exports.error = {
		message: ({ params: { property, depsCount, deps } }) => {
			const property_ies = depsCount === 1 ? "property" : "properties";
			return (0, codegen_1.str)`must have ${property_ies} ${deps} when property ${property} is present`;
		},
		params: ({ params: { property, depsCount, deps, missingProperty } }) => (0, codegen_1._)`{property: ${property},
    missingProperty: ${missingProperty},
    depsCount: ${depsCount},
    deps: ${deps}}`
	};
	var def = {
		keyword: "dependencies",
		type: "object",
		schemaType: "object",
		error: exports.error,
		code(cxt) {
			const [propDeps, schDeps] = splitDependencies(cxt);
			validatePropertyDeps(cxt, propDeps);
			validateSchemaDeps(cxt, schDeps);
		}
	};
	function splitDependencies({ schema }) {
		const propertyDeps = {};
		const schemaDeps = {};
		for (const key in schema) {
			if (key === "__proto__") continue;
			const deps = Array.isArray(schema[key]) ? propertyDeps : schemaDeps;
			deps[key] = schema[key];
		}
		return [propertyDeps, schemaDeps];
	}
	function validatePropertyDeps(cxt, propertyDeps = cxt.schema) {
		const { gen, data, it } = cxt;
		if (Object.keys(propertyDeps).length === 0) return;
		const missing = gen.let("missing");
		for (const prop in propertyDeps) {
			const deps = propertyDeps[prop];
			if (deps.length === 0) continue;
			const hasProperty = (0, code_1.propertyInData)(gen, data, prop, it.opts.ownProperties);
			cxt.setParams({
				property: prop,
				depsCount: deps.length,
				deps: deps.join(", ")
			});
			if (it.allErrors) gen.if(hasProperty, () => {
				for (const depProp of deps) (0, code_1.checkReportMissingProp)(cxt, depProp);
			});
			else {
				gen.if((0, codegen_1._)`${hasProperty} && (${(0, code_1.checkMissingProp)(cxt, deps, missing)})`);
				(0, code_1.reportMissingProp)(cxt, missing);
				gen.else();
			}
		}
	}
	exports.validatePropertyDeps = validatePropertyDeps;
	function validateSchemaDeps(cxt, schemaDeps = cxt.schema) {
		const { gen, data, keyword, it } = cxt;
		const valid = gen.name("valid");
		for (const prop in schemaDeps) {
			if ((0, util_1.alwaysValidSchema)(it, schemaDeps[prop])) continue;
			gen.if((0, code_1.propertyInData)(gen, data, prop, it.opts.ownProperties), () => {
				const schCxt = cxt.subschema({
					keyword,
					schemaProp: prop
				}, valid);
				cxt.mergeValidEvaluated(schCxt, valid);
			}, () => gen.var(valid, true));
			cxt.ok(valid);
		}
	}
	exports.validateSchemaDeps = validateSchemaDeps;
	exports.default = def;
}));
// node_modules/ajv/dist/vocabularies/applicator/propertyNames.js
var require_propertyNames = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	var codegen_1 = require_codegen();
	var util_1 = require_util();
	exports.default = {
		keyword: "propertyNames",
		type: "object",
		schemaType: ["object", "boolean"],
		error: {
			message: "property name must be valid",
			params: ({ params }) => (0, codegen_1._)`{propertyName: ${params.propertyName}}`
		},
		code(cxt) {
			const { gen, schema, data, it } = cxt;
			if ((0, util_1.alwaysValidSchema)(it, schema)) return;
			const valid = gen.name("valid");
			gen.forIn("key", data, (key) => {
				cxt.setParams({ propertyName: key });
				cxt.subschema({
					keyword: "propertyNames",
					data: key,
					dataTypes: ["string"],
					propertyName: key,
					compositeRule: true
				}, valid);
				gen.if((0, codegen_1.not)(valid), () => {
					cxt.error(true);
					if (!it.allErrors) gen.break();
				});
			});
			cxt.ok(valid);
		}
	};
}));
// node_modules/ajv/dist/vocabularies/applicator/additionalProperties.js
var require_additionalProperties = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	var code_1 = require_code();
	var codegen_1 = require_codegen();
	var names_1 = require_names();
	var util_1 = require_util();
	exports.default = {
		keyword: "additionalProperties",
		type: ["object"],
		schemaType: ["boolean", "object"],
		allowUndefined: true,
		trackErrors: true,
		error: {
			message: "must NOT have additional properties",
			params: ({ params }) => (0, codegen_1._)`{additionalProperty: ${params.additionalProperty}}`
		},
		code(cxt) {
			const { gen, schema, parentSchema, data, errsCount, it } = cxt;
			/* istanbul ignore if */
			if (!errsCount) throw new Error("ajv implementation error");
			const { allErrors, opts } = it;
			it.props = true;
			if (opts.removeAdditional !== "all" && (0, util_1.alwaysValidSchema)(it, schema)) return;
			const props = (0, code_1.allSchemaProperties)(parentSchema.properties);
			const patProps = (0, code_1.allSchemaProperties)(parentSchema.patternProperties);
			checkAdditionalProperties();
			cxt.ok((0, codegen_1._)`${errsCount} === ${names_1.default.errors}`);
			function checkAdditionalProperties() {
				gen.forIn("key", data, (key) => {
					if (!props.length && !patProps.length) additionalPropertyCode(key);
					else gen.if(isAdditional(key), () => additionalPropertyCode(key));
				});
			}
			function isAdditional(key) {
				let definedProp;
				if (props.length > 8) {
					const propsSchema = (0, util_1.schemaRefOrVal)(it, parentSchema.properties, "properties");
					definedProp = (0, code_1.isOwnProperty)(gen, propsSchema, key);
				} else if (props.length) definedProp = (0, codegen_1.or)(...props.map((p) => (0, codegen_1._)`${key} === ${p}`));
				else definedProp = codegen_1.nil;
				if (patProps.length) definedProp = (0, codegen_1.or)(definedProp, ...patProps.map((p) => (0, codegen_1._)`${(0, code_1.usePattern)(cxt, p)}.test(${key})`));
				return (0, codegen_1.not)(definedProp);
			}
			function deleteAdditional(key) {
				gen.code((0, codegen_1._)`delete ${data}[${key}]`);
			}
			function additionalPropertyCode(key) {
				if (opts.removeAdditional === "all" || opts.removeAdditional && schema === false) {
					deleteAdditional(key);
					return;
				}
				if (schema === false) {
					cxt.setParams({ additionalProperty: key });
					cxt.error();
					if (!allErrors) gen.break();
					return;
				}
				if (typeof schema == "object" && !(0, util_1.alwaysValidSchema)(it, schema)) {
					const valid = gen.name("valid");
					if (opts.removeAdditional === "failing") {
						applyAdditionalSchema(key, valid, false);
						gen.if((0, codegen_1.not)(valid), () => {
							cxt.reset();
							deleteAdditional(key);
						});
					} else {
						applyAdditionalSchema(key, valid);
						if (!allErrors) gen.if((0, codegen_1.not)(valid), () => gen.break());
					}
				}
			}
			function applyAdditionalSchema(key, valid, errors) {
				const subschema = {
					keyword: "additionalProperties",
					dataProp: key,
					dataPropType: util_1.Type.Str
				};
				if (errors === false) Object.assign(subschema, {
					compositeRule: true,
					createErrors: false,
					allErrors: false
				});
				cxt.subschema(subschema, valid);
			}
		}
	};
}));
// node_modules/ajv/dist/vocabularies/applicator/properties.js
var require_properties = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	var validate_1 = require_validate();
	var code_1 = require_code();
	var util_1 = require_util();
	var additionalProperties_1 = require_additionalProperties();
	exports.default = {
		keyword: "properties",
		type: "object",
		schemaType: "object",
		code(cxt) {
			const { gen, schema, parentSchema, data, it } = cxt;
			if (it.opts.removeAdditional === "all" && parentSchema.additionalProperties === void 0) additionalProperties_1.default.code(new validate_1.KeywordCxt(it, additionalProperties_1.default, "additionalProperties"));
			const allProps = (0, code_1.allSchemaProperties)(schema);
			for (const prop of allProps) it.definedProperties.add(prop);
			if (it.opts.unevaluated && allProps.length && it.props !== true) it.props = util_1.mergeEvaluated.props(gen, (0, util_1.toHash)(allProps), it.props);
			const properties = allProps.filter((p) => !(0, util_1.alwaysValidSchema)(it, schema[p]));
			if (properties.length === 0) return;
			const valid = gen.name("valid");
			for (const prop of properties) {
				if (hasDefault(prop)) applyPropertySchema(prop);
				else {
					gen.if((0, code_1.propertyInData)(gen, data, prop, it.opts.ownProperties));
					applyPropertySchema(prop);
					if (!it.allErrors) gen.else().var(valid, true);
					gen.endIf();
				}
				cxt.it.definedProperties.add(prop);
				cxt.ok(valid);
			}
			function hasDefault(prop) {
				return it.opts.useDefaults && !it.compositeRule && schema[prop].default !== void 0;
			}
			function applyPropertySchema(prop) {
				cxt.subschema({
					keyword: "properties",
					schemaProp: prop,
					dataProp: prop
				}, valid);
			}
		}
	};
}));
// node_modules/ajv/dist/vocabularies/applicator/patternProperties.js
var require_patternProperties = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	var code_1 = require_code();
	var codegen_1 = require_codegen();
	var util_1 = require_util();
	var util_2 = require_util();
	exports.default = {
		keyword: "patternProperties",
		type: "object",
		schemaType: "object",
		code(cxt) {
			const { gen, schema, data, parentSchema, it } = cxt;
			const { opts } = it;
			const patterns = (0, code_1.allSchemaProperties)(schema);
			const alwaysValidPatterns = patterns.filter((p) => (0, util_1.alwaysValidSchema)(it, schema[p]));
			if (patterns.length === 0 || alwaysValidPatterns.length === patterns.length && (!it.opts.unevaluated || it.props === true)) return;
			const checkProperties = opts.strictSchema && !opts.allowMatchingProperties && parentSchema.properties;
			const valid = gen.name("valid");
			if (it.props !== true && !(it.props instanceof codegen_1.Name)) it.props = (0, util_2.evaluatedPropsToName)(gen, it.props);
			const { props } = it;
			validatePatternProperties();
			function validatePatternProperties() {
				for (const pat of patterns) {
					if (checkProperties) checkMatchingProperties(pat);
					if (it.allErrors) validateProperties(pat);
					else {
						gen.var(valid, true);
						validateProperties(pat);
						gen.if(valid);
					}
				}
			}
			function checkMatchingProperties(pat) {
				for (const prop in checkProperties) if (new RegExp(pat).test(prop)) (0, util_1.checkStrictMode)(it, `property ${prop} matches pattern ${pat} (use allowMatchingProperties)`);
			}
			function validateProperties(pat) {
				gen.forIn("key", data, (key) => {
					gen.if((0, codegen_1._)`${(0, code_1.usePattern)(cxt, pat)}.test(${key})`, () => {
						const alwaysValid = alwaysValidPatterns.includes(pat);
						if (!alwaysValid) cxt.subschema({
							keyword: "patternProperties",
							schemaProp: pat,
							dataProp: key,
							dataPropType: util_2.Type.Str
						}, valid);
						if (it.opts.unevaluated && props !== true) gen.assign((0, codegen_1._)`${props}[${key}]`, true);
						else if (!alwaysValid && !it.allErrors) gen.if((0, codegen_1.not)(valid), () => gen.break());
					});
				});
			}
		}
	};
}));
// node_modules/ajv/dist/vocabularies/applicator/not.js
var require_not = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	var util_1 = require_util();
	exports.default = {
		keyword: "not",
		schemaType: ["object", "boolean"],
		trackErrors: true,
		code(cxt) {
			const { gen, schema, it } = cxt;
			if ((0, util_1.alwaysValidSchema)(it, schema)) {
				cxt.fail();
				return;
			}
			const valid = gen.name("valid");
			cxt.subschema({
				keyword: "not",
				compositeRule: true,
				createErrors: false,
				allErrors: false
			}, valid);
			cxt.failResult(valid, () => cxt.reset(), () => cxt.error());
		},
		error: { message: "must NOT be valid" }
	};
}));
// node_modules/ajv/dist/vocabularies/applicator/anyOf.js
var require_anyOf = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.default = {
		keyword: "anyOf",
		schemaType: "array",
		trackErrors: true,
		code: require_code().validateUnion,
		error: { message: "must match a schema in anyOf" }
	};
}));
// node_modules/ajv/dist/vocabularies/applicator/oneOf.js
var require_oneOf = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	var codegen_1 = require_codegen();
	var util_1 = require_util();
	exports.default = {
		keyword: "oneOf",
		schemaType: "array",
		trackErrors: true,
		error: {
			message: "must match exactly one schema in oneOf",
			params: ({ params }) => (0, codegen_1._)`{passingSchemas: ${params.passing}}`
		},
		code(cxt) {
			const { gen, schema, parentSchema, it } = cxt;
			/* istanbul ignore if */
			if (!Array.isArray(schema)) throw new Error("ajv implementation error");
			if (it.opts.discriminator && parentSchema.discriminator) return;
			const schArr = schema;
			const valid = gen.let("valid", false);
			const passing = gen.let("passing", null);
			const schValid = gen.name("_valid");
			cxt.setParams({ passing });
			gen.block(validateOneOf);
			cxt.result(valid, () => cxt.reset(), () => cxt.error(true));
			function validateOneOf() {
				schArr.forEach((sch, i) => {
					let schCxt;
					if ((0, util_1.alwaysValidSchema)(it, sch)) gen.var(schValid, true);
					else schCxt = cxt.subschema({
						keyword: "oneOf",
						schemaProp: i,
						compositeRule: true
					}, schValid);
					if (i > 0) gen.if((0, codegen_1._)`${schValid} && ${valid}`).assign(valid, false).assign(passing, (0, codegen_1._)`[${passing}, ${i}]`).else();
					gen.if(schValid, () => {
						gen.assign(valid, true);
						gen.assign(passing, i);
						if (schCxt) cxt.mergeEvaluated(schCxt, codegen_1.Name);
					});
				});
			}
		}
	};
}));
// node_modules/ajv/dist/vocabularies/applicator/allOf.js
var require_allOf = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	var util_1 = require_util();
	exports.default = {
		keyword: "allOf",
		schemaType: "array",
		code(cxt) {
			const { gen, schema, it } = cxt;
			/* istanbul ignore if */
			if (!Array.isArray(schema)) throw new Error("ajv implementation error");
			const valid = gen.name("valid");
			schema.forEach((sch, i) => {
				if ((0, util_1.alwaysValidSchema)(it, sch)) return;
				const schCxt = cxt.subschema({
					keyword: "allOf",
					schemaProp: i
				}, valid);
				cxt.ok(valid);
				cxt.mergeEvaluated(schCxt);
			});
		}
	};
}));
// node_modules/ajv/dist/vocabularies/applicator/if.js
var require_if = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	var codegen_1 = require_codegen();
	var util_1 = require_util();
	var def = {
		keyword: "if",
		schemaType: ["object", "boolean"],
		trackErrors: true,
		error: {
			message: ({ params }) => (0, codegen_1.str)`must match "${params.ifClause}" schema`,
			params: ({ params }) => (0, codegen_1._)`{failingKeyword: ${params.ifClause}}`
		},
		code(cxt) {
			const { gen, parentSchema, it } = cxt;
			if (parentSchema.then === void 0 && parentSchema.else === void 0) (0, util_1.checkStrictMode)(it, "\"if\" without \"then\" and \"else\" is ignored");
			const hasThen = hasSchema(it, "then");
			const hasElse = hasSchema(it, "else");
			if (!hasThen && !hasElse) return;
			const valid = gen.let("valid", true);
			const schValid = gen.name("_valid");
			validateIf();
			cxt.reset();
			if (hasThen && hasElse) {
				const ifClause = gen.let("ifClause");
				cxt.setParams({ ifClause });
				gen.if(schValid, validateClause("then", ifClause), validateClause("else", ifClause));
			} else if (hasThen) gen.if(schValid, validateClause("then"));
			else gen.if((0, codegen_1.not)(schValid), validateClause("else"));
			cxt.pass(valid, () => cxt.error(true));
			function validateIf() {
				const schCxt = cxt.subschema({
					keyword: "if",
					compositeRule: true,
					createErrors: false,
					allErrors: false
				}, schValid);
				cxt.mergeEvaluated(schCxt);
			}
			function validateClause(keyword, ifClause) {
				return () => {
					const schCxt = cxt.subschema({ keyword }, schValid);
					gen.assign(valid, schValid);
					cxt.mergeValidEvaluated(schCxt, valid);
					if (ifClause) gen.assign(ifClause, (0, codegen_1._)`${keyword}`);
					else cxt.setParams({ ifClause: keyword });
				};
			}
		}
	};
	function hasSchema(it, keyword) {
		const schema = it.schema[keyword];
		return schema !== void 0 && !(0, util_1.alwaysValidSchema)(it, schema);
	}
	exports.default = def;
}));
// node_modules/ajv/dist/vocabularies/applicator/thenElse.js
var require_thenElse = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	var util_1 = require_util();
	exports.default = {
		keyword: ["then", "else"],
		schemaType: ["object", "boolean"],
		code({ keyword, parentSchema, it }) {
			if (parentSchema.if === void 0) (0, util_1.checkStrictMode)(it, `"${keyword}" without "if" is ignored`);
		}
	};
}));
// node_modules/ajv/dist/vocabularies/applicator/index.js
var require_applicator = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	var additionalItems_1 = require_additionalItems();
	var prefixItems_1 = require_prefixItems();
	var items_1 = require_items();
	var items2020_1 = require_items2020();
	var contains_1 = require_contains();
	var dependencies_1 = require_dependencies();
	var propertyNames_1 = require_propertyNames();
	var additionalProperties_1 = require_additionalProperties();
	var properties_1 = require_properties();
	var patternProperties_1 = require_patternProperties();
	var not_1 = require_not();
	var anyOf_1 = require_anyOf();
	var oneOf_1 = require_oneOf();
	var allOf_1 = require_allOf();
	var if_1 = require_if();
	var thenElse_1 = require_thenElse();
	function getApplicator(draft2020 = false) {
		const applicator = [
			not_1.default,
			anyOf_1.default,
			oneOf_1.default,
			allOf_1.default,
			if_1.default,
			thenElse_1.default,
			propertyNames_1.default,
			additionalProperties_1.default,
			dependencies_1.default,
			properties_1.default,
			patternProperties_1.default
		];
		if (draft2020) applicator.push(prefixItems_1.default, items2020_1.default);
		else applicator.push(additionalItems_1.default, items_1.default);
		applicator.push(contains_1.default);
		return applicator;
	}
	exports.default = getApplicator;
}));
// node_modules/ajv/dist/vocabularies/format/format.js
var require_format$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	var codegen_1 = require_codegen();
	exports.default = {
		keyword: "format",
		type: ["number", "string"],
		schemaType: "string",
		$data: true,
		error: {
			message: ({ schemaCode }) => (0, codegen_1.str)`must match format "${schemaCode}"`,
			params: ({ schemaCode }) => (0, codegen_1._)`{format: ${schemaCode}}`
		},
		code(cxt, ruleType) {
			const { gen, data, $data, schema, schemaCode, it } = cxt;
			const { opts, errSchemaPath, schemaEnv, self } = it;
			if (!opts.validateFormats) return;
			if ($data) validate$DataFormat();
			else validateFormat();
			function validate$DataFormat() {
				const fmts = gen.scopeValue("formats", {
					ref: self.formats,
					code: opts.code.formats
				});
				const fDef = gen.const("fDef", (0, codegen_1._)`${fmts}[${schemaCode}]`);
				const fType = gen.let("fType");
				const format = gen.let("format");
				gen.if((0, codegen_1._)`typeof ${fDef} == "object" && !(${fDef} instanceof RegExp)`, () => gen.assign(fType, (0, codegen_1._)`${fDef}.type || "string"`).assign(format, (0, codegen_1._)`${fDef}.validate`), () => gen.assign(fType, (0, codegen_1._)`"string"`).assign(format, fDef));
				cxt.fail$data((0, codegen_1.or)(unknownFmt(), invalidFmt()));
				function unknownFmt() {
					if (opts.strictSchema === false) return codegen_1.nil;
					return (0, codegen_1._)`${schemaCode} && !${format}`;
				}
				function invalidFmt() {
					const callFormat = schemaEnv.$async ? (0, codegen_1._)`(${fDef}.async ? await ${format}(${data}) : ${format}(${data}))` : (0, codegen_1._)`${format}(${data})`;
					const validData = (0, codegen_1._)`(typeof ${format} == "function" ? ${callFormat} : ${format}.test(${data}))`;
					return (0, codegen_1._)`${format} && ${format} !== true && ${fType} === ${ruleType} && !${validData}`;
				}
			}
			function validateFormat() {
				const formatDef = self.formats[schema];
				if (!formatDef) {
					unknownFormat();
					return;
				}
				if (formatDef === true) return;
				const [fmtType, format, fmtRef] = getFormat(formatDef);
				if (fmtType === ruleType) cxt.pass(validCondition());
				function unknownFormat() {
					if (opts.strictSchema === false) {
						self.logger.warn(unknownMsg());
						return;
					}
					throw new Error(unknownMsg());
					function unknownMsg() {
						return `unknown format "${schema}" ignored in schema at path "${errSchemaPath}"`;
					}
				}
				function getFormat(fmtDef) {
					const code = fmtDef instanceof RegExp ? (0, codegen_1.regexpCode)(fmtDef) : opts.code.formats ? (0, codegen_1._)`${opts.code.formats}${(0, codegen_1.getProperty)(schema)}` : void 0;
					const fmt = gen.scopeValue("formats", {
						key: schema,
						ref: fmtDef,
						code
					});
					if (typeof fmtDef == "object" && !(fmtDef instanceof RegExp)) return [
						fmtDef.type || "string",
						fmtDef.validate,
						(0, codegen_1._)`${fmt}.validate`
					];
					return [
						"string",
						fmtDef,
						fmt
					];
				}
				function validCondition() {
					if (typeof formatDef == "object" && !(formatDef instanceof RegExp) && formatDef.async) {
						if (!schemaEnv.$async) throw new Error("async format in sync schema");
						return (0, codegen_1._)`await ${fmtRef}(${data})`;
					}
					return typeof format == "function" ? (0, codegen_1._)`${fmtRef}(${data})` : (0, codegen_1._)`${fmtRef}.test(${data})`;
				}
			}
		}
	};
}));
// node_modules/ajv/dist/vocabularies/format/index.js
var require_format = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.default = [require_format$1().default];
}));
// node_modules/ajv/dist/vocabularies/metadata.js
var require_metadata = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.contentVocabulary = exports.metadataVocabulary = void 0;
	exports.metadataVocabulary = [
		"title",
		"description",
		"default",
		"deprecated",
		"readOnly",
		"writeOnly",
		"examples"
	];
	exports.contentVocabulary = [
		"contentMediaType",
		"contentEncoding",
		"contentSchema"
	];
}));
// node_modules/ajv/dist/vocabularies/draft7.js
var require_draft7 = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	var core_1 = require_core();
	var validation_1 = require_validation();
	var applicator_1 = require_applicator();
	var format_1 = require_format();
	var metadata_1 = require_metadata();
	exports.default = [
		core_1.default,
		validation_1.default,
		(0, applicator_1.default)(),
		format_1.default,
		metadata_1.metadataVocabulary,
		metadata_1.contentVocabulary
	];
}));
// node_modules/ajv/dist/vocabularies/discriminator/types.js
var require_types = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.DiscrError = void 0;
	var DiscrError;
	(function(DiscrError) {
		DiscrError["Tag"] = "tag";
		DiscrError["Mapping"] = "mapping";
	})(DiscrError || (exports.DiscrError = DiscrError = {}));
}));
// node_modules/ajv/dist/vocabularies/discriminator/index.js
var require_discriminator = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	var codegen_1 = require_codegen();
	var types_1 = require_types();
	var compile_1 = require_compile();
	var ref_error_1 = require_ref_error();
	var util_1 = require_util();
	exports.default = {
		keyword: "discriminator",
		type: "object",
		schemaType: "object",
		error: {
			message: ({ params: { discrError, tagName } }) => discrError === types_1.DiscrError.Tag ? `tag "${tagName}" must be string` : `value of tag "${tagName}" must be in oneOf`,
			params: ({ params: { discrError, tag, tagName } }) => (0, codegen_1._)`{error: ${discrError}, tag: ${tagName}, tagValue: ${tag}}`
		},
		code(cxt) {
			const { gen, data, schema, parentSchema, it } = cxt;
			const { oneOf } = parentSchema;
			if (!it.opts.discriminator) throw new Error("discriminator: requires discriminator option");
			const tagName = schema.propertyName;
			if (typeof tagName != "string") throw new Error("discriminator: requires propertyName");
			if (schema.mapping) throw new Error("discriminator: mapping is not supported");
			if (!oneOf) throw new Error("discriminator: requires oneOf keyword");
			const valid = gen.let("valid", false);
			const tag = gen.const("tag", (0, codegen_1._)`${data}${(0, codegen_1.getProperty)(tagName)}`);
			gen.if((0, codegen_1._)`typeof ${tag} == "string"`, () => validateMapping(), () => cxt.error(false, {
				discrError: types_1.DiscrError.Tag,
				tag,
				tagName
			}));
			cxt.ok(valid);
			function validateMapping() {
				const mapping = getMapping();
				gen.if(false);
				for (const tagValue in mapping) {
					gen.elseIf((0, codegen_1._)`${tag} === ${tagValue}`);
					gen.assign(valid, applyTagSchema(mapping[tagValue]));
				}
				gen.else();
				cxt.error(false, {
					discrError: types_1.DiscrError.Mapping,
					tag,
					tagName
				});
				gen.endIf();
			}
			function applyTagSchema(schemaProp) {
				const _valid = gen.name("valid");
				const schCxt = cxt.subschema({
					keyword: "oneOf",
					schemaProp
				}, _valid);
				cxt.mergeEvaluated(schCxt, codegen_1.Name);
				return _valid;
			}
			function getMapping() {
				var _a;
				const oneOfMapping = {};
				const topRequired = hasRequired(parentSchema);
				let tagRequired = true;
				for (let i = 0; i < oneOf.length; i++) {
					let sch = oneOf[i];
					if ((sch === null || sch === void 0 ? void 0 : sch.$ref) && !(0, util_1.schemaHasRulesButRef)(sch, it.self.RULES)) {
						const ref = sch.$ref;
						sch = compile_1.resolveRef.call(it.self, it.schemaEnv.root, it.baseId, ref);
						if (sch instanceof compile_1.SchemaEnv) sch = sch.schema;
						if (sch === void 0) throw new ref_error_1.default(it.opts.uriResolver, it.baseId, ref);
					}
					const propSch = (_a = sch === null || sch === void 0 ? void 0 : sch.properties) === null || _a === void 0 ? void 0 : _a[tagName];
					if (typeof propSch != "object") throw new Error(`discriminator: oneOf subschemas (or referenced schemas) must have "properties/${tagName}"`);
					tagRequired = tagRequired && (topRequired || hasRequired(sch));
					addMappings(propSch, i);
				}
				if (!tagRequired) throw new Error(`discriminator: "${tagName}" must be required`);
				return oneOfMapping;
				function hasRequired({ required }) {
					return Array.isArray(required) && required.includes(tagName);
				}
				function addMappings(sch, i) {
					if (sch.const) addMapping(sch.const, i);
					else if (sch.enum) for (const tagValue of sch.enum) addMapping(tagValue, i);
					else throw new Error(`discriminator: "properties/${tagName}" must have "const" or "enum"`);
				}
				function addMapping(tagValue, i) {
					if (typeof tagValue != "string" || tagValue in oneOfMapping) throw new Error(`discriminator: "${tagName}" values must be unique strings`);
					oneOfMapping[tagValue] = i;
				}
			}
		}
	};
}));
// node_modules/ajv/dist/refs/json-schema-draft-07.json
var require_json_schema_draft_07 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = {
		"$schema": "http://json-schema.org/draft-07/schema#",
		"$id": "http://json-schema.org/draft-07/schema#",
		"title": "Core schema meta-schema",
		"definitions": {
			"schemaArray": {
				"type": "array",
				"minItems": 1,
				"items": { "$ref": "#" }
			},
			"nonNegativeInteger": {
				"type": "integer",
				"minimum": 0
			},
			"nonNegativeIntegerDefault0": { "allOf": [{ "$ref": "#/definitions/nonNegativeInteger" }, { "default": 0 }] },
			"simpleTypes": { "enum": [
				"array",
				"boolean",
				"integer",
				"null",
				"number",
				"object",
				"string"
			] },
			"stringArray": {
				"type": "array",
				"items": { "type": "string" },
				"uniqueItems": true,
				"default": []
			}
		},
		"type": ["object", "boolean"],
		"properties": {
			"$id": {
				"type": "string",
				"format": "uri-reference"
			},
			"$schema": {
				"type": "string",
				"format": "uri"
			},
			"$ref": {
				"type": "string",
				"format": "uri-reference"
			},
			"$comment": { "type": "string" },
			"title": { "type": "string" },
			"description": { "type": "string" },
			"default": true,
			"readOnly": {
				"type": "boolean",
				"default": false
			},
			"examples": {
				"type": "array",
				"items": true
			},
			"multipleOf": {
				"type": "number",
				"exclusiveMinimum": 0
			},
			"maximum": { "type": "number" },
			"exclusiveMaximum": { "type": "number" },
			"minimum": { "type": "number" },
			"exclusiveMinimum": { "type": "number" },
			"maxLength": { "$ref": "#/definitions/nonNegativeInteger" },
			"minLength": { "$ref": "#/definitions/nonNegativeIntegerDefault0" },
			"pattern": {
				"type": "string",
				"format": "regex"
			},
			"additionalItems": { "$ref": "#" },
			"items": {
				"anyOf": [{ "$ref": "#" }, { "$ref": "#/definitions/schemaArray" }],
				"default": true
			},
			"maxItems": { "$ref": "#/definitions/nonNegativeInteger" },
			"minItems": { "$ref": "#/definitions/nonNegativeIntegerDefault0" },
			"uniqueItems": {
				"type": "boolean",
				"default": false
			},
			"contains": { "$ref": "#" },
			"maxProperties": { "$ref": "#/definitions/nonNegativeInteger" },
			"minProperties": { "$ref": "#/definitions/nonNegativeIntegerDefault0" },
			"required": { "$ref": "#/definitions/stringArray" },
			"additionalProperties": { "$ref": "#" },
			"definitions": {
				"type": "object",
				"additionalProperties": { "$ref": "#" },
				"default": {}
			},
			"properties": {
				"type": "object",
				"additionalProperties": { "$ref": "#" },
				"default": {}
			},
			"patternProperties": {
				"type": "object",
				"additionalProperties": { "$ref": "#" },
				"propertyNames": { "format": "regex" },
				"default": {}
			},
			"dependencies": {
				"type": "object",
				"additionalProperties": { "anyOf": [{ "$ref": "#" }, { "$ref": "#/definitions/stringArray" }] }
			},
			"propertyNames": { "$ref": "#" },
			"const": true,
			"enum": {
				"type": "array",
				"items": true,
				"minItems": 1,
				"uniqueItems": true
			},
			"type": { "anyOf": [{ "$ref": "#/definitions/simpleTypes" }, {
				"type": "array",
				"items": { "$ref": "#/definitions/simpleTypes" },
				"minItems": 1,
				"uniqueItems": true
			}] },
			"format": { "type": "string" },
			"contentMediaType": { "type": "string" },
			"contentEncoding": { "type": "string" },
			"if": { "$ref": "#" },
			"then": { "$ref": "#" },
			"else": { "$ref": "#" },
			"allOf": { "$ref": "#/definitions/schemaArray" },
			"anyOf": { "$ref": "#/definitions/schemaArray" },
			"oneOf": { "$ref": "#/definitions/schemaArray" },
			"not": { "$ref": "#" }
		},
		"default": true
	};
}));
// node_modules/ajv/dist/ajv.js
var require_ajv = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.MissingRefError = exports.ValidationError = exports.CodeGen = exports.Name = exports.nil = exports.stringify = exports.str = exports._ = exports.KeywordCxt = exports.Ajv = void 0;
	var core_1 = require_core$1();
	var draft7_1 = require_draft7();
	var discriminator_1 = require_discriminator();
	var draft7MetaSchema = require_json_schema_draft_07();
	var META_SUPPORT_DATA = ["/properties"];
	var META_SCHEMA_ID = "http://json-schema.org/draft-07/schema";
	var Ajv = class extends core_1.default {
		_addVocabularies() {
			super._addVocabularies();
			draft7_1.default.forEach((v) => this.addVocabulary(v));
			if (this.opts.discriminator) this.addKeyword(discriminator_1.default);
		}
		_addDefaultMetaSchema() {
			super._addDefaultMetaSchema();
			if (!this.opts.meta) return;
			const metaSchema = this.opts.$data ? this.$dataMetaSchema(draft7MetaSchema, META_SUPPORT_DATA) : draft7MetaSchema;
			this.addMetaSchema(metaSchema, META_SCHEMA_ID, false);
			this.refs["http://json-schema.org/schema"] = META_SCHEMA_ID;
		}
		defaultMeta() {
			return this.opts.defaultMeta = super.defaultMeta() || (this.getSchema(META_SCHEMA_ID) ? META_SCHEMA_ID : void 0);
		}
	};
	exports.Ajv = Ajv;
	module.exports = exports = Ajv;
	module.exports.Ajv = Ajv;
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.default = Ajv;
	var validate_1 = require_validate();
	Object.defineProperty(exports, "KeywordCxt", {
		enumerable: true,
		get: function() {
			return validate_1.KeywordCxt;
		}
	});
	var codegen_1 = require_codegen();
	Object.defineProperty(exports, "_", {
		enumerable: true,
		get: function() {
			return codegen_1._;
		}
	});
	Object.defineProperty(exports, "str", {
		enumerable: true,
		get: function() {
			return codegen_1.str;
		}
	});
	Object.defineProperty(exports, "stringify", {
		enumerable: true,
		get: function() {
			return codegen_1.stringify;
		}
	});
	Object.defineProperty(exports, "nil", {
		enumerable: true,
		get: function() {
			return codegen_1.nil;
		}
	});
	Object.defineProperty(exports, "Name", {
		enumerable: true,
		get: function() {
			return codegen_1.Name;
		}
	});
	Object.defineProperty(exports, "CodeGen", {
		enumerable: true,
		get: function() {
			return codegen_1.CodeGen;
		}
	});
	var validation_error_1 = require_validation_error();
	Object.defineProperty(exports, "ValidationError", {
		enumerable: true,
		get: function() {
			return validation_error_1.default;
		}
	});
	var ref_error_1 = require_ref_error();
	Object.defineProperty(exports, "MissingRefError", {
		enumerable: true,
		get: function() {
			return ref_error_1.default;
		}
	});
}));
// node_modules/ajv-formats/dist/formats.js
var require_formats = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.formatNames = exports.fastFormats = exports.fullFormats = void 0;
	function fmtDef(validate, compare) {
		return {
			validate,
			compare
		};
	}
	exports.fullFormats = {
		date: fmtDef(date, compareDate),
		time: fmtDef(time, compareTime),
		"date-time": fmtDef(date_time, compareDateTime),
		duration: /^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
		uri,
		"uri-reference": /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
		"uri-template": /^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
		url: /^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
		email: /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
		hostname: /^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
		ipv4: /^(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)$/,
		ipv6: /^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
		regex,
		uuid: /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,
		"json-pointer": /^(?:\/(?:[^~/]|~0|~1)*)*$/,
		"json-pointer-uri-fragment": /^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
		"relative-json-pointer": /^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,
		byte,
		int32: {
			type: "number",
			validate: validateInt32
		},
		int64: {
			type: "number",
			validate: validateInt64
		},
		float: {
			type: "number",
			validate: validateNumber
		},
		double: {
			type: "number",
			validate: validateNumber
		},
		password: true,
		binary: true
	};
	exports.fastFormats = {
		...exports.fullFormats,
		date: fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\d$/, compareDate),
		time: fmtDef(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, compareTime),
		"date-time": fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, compareDateTime),
		uri: /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,
		"uri-reference": /^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
		email: /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i
	};
	exports.formatNames = Object.keys(exports.fullFormats);
	function isLeapYear(year) {
		return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
	}
	var DATE = /^(\d\d\d\d)-(\d\d)-(\d\d)$/;
	var DAYS = [
		0,
		31,
		28,
		31,
		30,
		31,
		30,
		31,
		31,
		30,
		31,
		30,
		31
	];
	function date(str) {
		const matches = DATE.exec(str);
		if (!matches) return false;
		const year = +matches[1];
		const month = +matches[2];
		const day = +matches[3];
		return month >= 1 && month <= 12 && day >= 1 && day <= (month === 2 && isLeapYear(year) ? 29 : DAYS[month]);
	}
	function compareDate(d1, d2) {
		if (!(d1 && d2)) return void 0;
		if (d1 > d2) return 1;
		if (d1 < d2) return -1;
		return 0;
	}
	var TIME = /^(\d\d):(\d\d):(\d\d)(\.\d+)?(z|[+-]\d\d(?::?\d\d)?)?$/i;
	function time(str, withTimeZone) {
		const matches = TIME.exec(str);
		if (!matches) return false;
		const hour = +matches[1];
		const minute = +matches[2];
		const second = +matches[3];
		const timeZone = matches[5];
		return (hour <= 23 && minute <= 59 && second <= 59 || hour === 23 && minute === 59 && second === 60) && (!withTimeZone || timeZone !== "");
	}
	function compareTime(t1, t2) {
		if (!(t1 && t2)) return void 0;
		const a1 = TIME.exec(t1);
		const a2 = TIME.exec(t2);
		if (!(a1 && a2)) return void 0;
		t1 = a1[1] + a1[2] + a1[3] + (a1[4] || "");
		t2 = a2[1] + a2[2] + a2[3] + (a2[4] || "");
		if (t1 > t2) return 1;
		if (t1 < t2) return -1;
		return 0;
	}
	var DATE_TIME_SEPARATOR = /t|\s/i;
	function date_time(str) {
		const dateTime = str.split(DATE_TIME_SEPARATOR);
		return dateTime.length === 2 && date(dateTime[0]) && time(dateTime[1], true);
	}
	function compareDateTime(dt1, dt2) {
		if (!(dt1 && dt2)) return void 0;
		const [d1, t1] = dt1.split(DATE_TIME_SEPARATOR);
		const [d2, t2] = dt2.split(DATE_TIME_SEPARATOR);
		const res = compareDate(d1, d2);
		if (res === void 0) return void 0;
		return res || compareTime(t1, t2);
	}
	var NOT_URI_FRAGMENT = /\/|:/;
	var URI = /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
	function uri(str) {
		return NOT_URI_FRAGMENT.test(str) && URI.test(str);
	}
	var BYTE = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
	function byte(str) {
		BYTE.lastIndex = 0;
		return BYTE.test(str);
	}
	var MIN_INT32 = -(2 ** 31);
	var MAX_INT32 = 2 ** 31 - 1;
	function validateInt32(value) {
		return Number.isInteger(value) && value <= MAX_INT32 && value >= MIN_INT32;
	}
	function validateInt64(value) {
		return Number.isInteger(value);
	}
	function validateNumber() {
		return true;
	}
	var Z_ANCHOR = /[^\\]\\Z/;
	function regex(str) {
		if (Z_ANCHOR.test(str)) return false;
		try {
			new RegExp(str);
			return true;
		} catch (e) {
			return false;
		}
	}
}));
// node_modules/ajv-formats/dist/limit.js
var require_limit = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.formatLimitDefinition = void 0;
	var ajv_1 = require_ajv();
	var codegen_1 = require_codegen();
	var ops = codegen_1.operators;
	var KWDs = {
		formatMaximum: {
			okStr: "<=",
			ok: ops.LTE,
			fail: ops.GT
		},
		formatMinimum: {
			okStr: ">=",
			ok: ops.GTE,
			fail: ops.LT
		},
		formatExclusiveMaximum: {
			okStr: "<",
			ok: ops.LT,
			fail: ops.GTE
		},
		formatExclusiveMinimum: {
			okStr: ">",
			ok: ops.GT,
			fail: ops.LTE
		}
	};
	exports.formatLimitDefinition = {
		keyword: Object.keys(KWDs),
		type: "string",
		schemaType: "string",
		$data: true,
		error: {
			message: ({ keyword, schemaCode }) => codegen_1.str`should be ${KWDs[keyword].okStr} ${schemaCode}`,
			params: ({ keyword, schemaCode }) => codegen_1._`{comparison: ${KWDs[keyword].okStr}, limit: ${schemaCode}}`
		},
		code(cxt) {
			const { gen, data, schemaCode, keyword, it } = cxt;
			const { opts, self } = it;
			if (!opts.validateFormats) return;
			const fCxt = new ajv_1.KeywordCxt(it, self.RULES.all.format.definition, "format");
			if (fCxt.$data) validate$DataFormat();
			else validateFormat();
			function validate$DataFormat() {
				const fmts = gen.scopeValue("formats", {
					ref: self.formats,
					code: opts.code.formats
				});
				const fmt = gen.const("fmt", codegen_1._`${fmts}[${fCxt.schemaCode}]`);
				cxt.fail$data(codegen_1.or(codegen_1._`typeof ${fmt} != "object"`, codegen_1._`${fmt} instanceof RegExp`, codegen_1._`typeof ${fmt}.compare != "function"`, compareCode(fmt)));
			}
			function validateFormat() {
				const format = fCxt.schema;
				const fmtDef = self.formats[format];
				if (!fmtDef || fmtDef === true) return;
				if (typeof fmtDef != "object" || fmtDef instanceof RegExp || typeof fmtDef.compare != "function") throw new Error(`"${keyword}": format "${format}" does not define "compare" function`);
				const fmt = gen.scopeValue("formats", {
					key: format,
					ref: fmtDef,
					code: opts.code.formats ? codegen_1._`${opts.code.formats}${codegen_1.getProperty(format)}` : void 0
				});
				cxt.fail$data(compareCode(fmt));
			}
			function compareCode(fmt) {
				return codegen_1._`${fmt}.compare(${data}, ${schemaCode}) ${KWDs[keyword].fail} 0`;
			}
		},
		dependencies: ["format"]
	};
	var formatLimitPlugin = (ajv) => {
		ajv.addKeyword(exports.formatLimitDefinition);
		return ajv;
	};
	exports.default = formatLimitPlugin;
}));
// node_modules/ajv-formats/dist/index.js
var require_dist = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	var formats_1 = require_formats();
	var limit_1 = require_limit();
	var codegen_1 = require_codegen();
	var fullName = new codegen_1.Name("fullFormats");
	var fastName = new codegen_1.Name("fastFormats");
	var formatsPlugin = (ajv, opts = { keywords: true }) => {
		if (Array.isArray(opts)) {
			addFormats(ajv, opts, formats_1.fullFormats, fullName);
			return ajv;
		}
		const [formats, exportName] = opts.mode === "fast" ? [formats_1.fastFormats, fastName] : [formats_1.fullFormats, fullName];
		addFormats(ajv, opts.formats || formats_1.formatNames, formats, exportName);
		if (opts.keywords) limit_1.default(ajv);
		return ajv;
	};
	formatsPlugin.get = (name, mode = "full") => {
		const f = (mode === "fast" ? formats_1.fastFormats : formats_1.fullFormats)[name];
		if (!f) throw new Error(`Unknown format "${name}"`);
		return f;
	};
	function addFormats(ajv, list, fs, exportName) {
		var _a;
		var _b;
		(_a = (_b = ajv.opts.code).formats) !== null && _a !== void 0 || (_b.formats = codegen_1._`require("ajv-formats/dist/formats").${exportName}`);
		for (const f of list) ajv.addFormat(f, fs[f]);
	}
	module.exports = exports = formatsPlugin;
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.default = formatsPlugin;
}));
// node_modules/@rjsf/validator-ajv8/lib/createAjvInstance.js
var import_ajv = /* @__PURE__ */ __toESM(require_ajv(), 1);
var import_dist = /* @__PURE__ */ __toESM(require_dist(), 1);
var AJV_CONFIG = {
	allErrors: true,
	multipleOfPrecision: 8,
	strict: false,
	verbose: true,
	discriminator: false
};
var COLOR_FORMAT_REGEX = /^(#?([0-9A-Fa-f]{3}){1,2}\b|aqua|black|blue|fuchsia|gray|green|lime|maroon|navy|olive|orange|purple|red|silver|teal|white|yellow|(rgb\(\s*\b([0-9]|[1-9][0-9]|1[0-9][0-9]|2[0-4][0-9]|25[0-5])\b\s*,\s*\b([0-9]|[1-9][0-9]|1[0-9][0-9]|2[0-4][0-9]|25[0-5])\b\s*,\s*\b([0-9]|[1-9][0-9]|1[0-9][0-9]|2[0-4][0-9]|25[0-5])\b\s*\))|(rgb\(\s*(\d?\d%|100%)+\s*,\s*(\d?\d%|100%)+\s*,\s*(\d?\d%|100%)+\s*\)))$/;
var DATA_URL_FORMAT_REGEX = /^data:([a-z]+\/[a-z0-9-+.]+)?;(?:name=(.*);)?base64,(.*)$/;
/** Creates an Ajv version 8 implementation object with standard support for the 'color` and `data-url` custom formats.
* If `additionalMetaSchemas` are provided then the Ajv instance is modified to add each of the meta schemas in the
* list. If `customFormats` are provided then those additional formats are added to the list of supported formats. If
* `ajvOptionsOverrides` are provided then they are spread on top of the default `AJV_CONFIG` options when constructing
* the `Ajv` instance. With Ajv v8, the JSON Schema formats are not provided by default, but can be plugged in. By
* default, all formats from the `ajv-formats` library are added. To disable this capability, set the `ajvFormatOptions`
* parameter to `false`. Additionally, you can configure the `ajv-formats` by providing a custom set of
* [format options](https://github.com/ajv-validator/ajv-formats) to the `ajvFormatOptions` parameter.
*
* @param [additionalMetaSchemas] - The list of additional meta schemas that the validator can access
* @param [customFormats] - The set of additional custom formats that the validator will support
* @param [ajvOptionsOverrides={}] - The set of validator config override options
* @param [ajvFormatOptions] - The `ajv-format` options to use when adding formats to `ajv`; pass `false` to disable it
* @param [AjvClass] - The `Ajv` class to use when creating the validator instance
* @param [extenderFn] - A function to call to extend AJV, such as `ajvErrors()`
*/
function createAjvInstance(additionalMetaSchemas, customFormats, ajvOptionsOverrides = {}, ajvFormatOptions, AjvClass = import_ajv.default, extenderFn) {
	let ajv = new AjvClass({
		...AJV_CONFIG,
		...ajvOptionsOverrides
	});
	if (ajvFormatOptions) (0, import_dist.default)(ajv, ajvFormatOptions);
	else if (ajvFormatOptions !== false) (0, import_dist.default)(ajv);
	ajv.addFormat("data-url", DATA_URL_FORMAT_REGEX);
	ajv.addFormat("color", COLOR_FORMAT_REGEX);
	ajv.addKeyword(RJSF_ADDITIONAL_PROPERTIES_FLAG);
	if (Array.isArray(additionalMetaSchemas)) ajv.addMetaSchema(additionalMetaSchemas);
	if (isObject(customFormats)) Object.keys(customFormats).forEach((formatName) => {
		ajv.addFormat(formatName, customFormats[formatName]);
	});
	if (extenderFn) ajv = extenderFn(ajv);
	return ajv;
}
// node_modules/@rjsf/validator-ajv8/lib/validator.js
/** `ValidatorType` implementation that uses the AJV 8 validation mechanism.
*/
var AJV8Validator = class {
	/** The AJV instance to use for all validations
	*
	* @private
	*/
	ajv;
	/** The Localizer function to use for localizing Ajv errors
	*
	* @private
	*/
	localizer;
	/** Controls which duplicate error filtering is suppressed; see `filterDuplicateErrors`
	*
	* @private
	*/
	suppressDuplicateFiltering;
	/** Most recent `rootSchema` reference processed by `handleSchemaUpdate`.
	*
	* @private
	*/
	lastSeenRootSchema;
	/** True once a `rootSchema` has been registered with Ajv in this lifecycle.
	*
	* @private
	*/
	hasRegisteredRootSchema = false;
	/** Constructs an `AJV8Validator` instance using the `options`
	*
	* @param options - The `CustomValidatorOptionsType` options that are used to create the AJV instance
	* @param [localizer] - If provided, is used to localize a list of Ajv `ErrorObject`s
	*/
	constructor(options, localizer) {
		const { additionalMetaSchemas, customFormats, ajvOptionsOverrides, ajvFormatOptions, AjvClass, extenderFn, suppressDuplicateFiltering } = options;
		this.ajv = createAjvInstance(additionalMetaSchemas, customFormats, ajvOptionsOverrides, ajvFormatOptions, AjvClass, extenderFn);
		this.localizer = localizer;
		this.suppressDuplicateFiltering = suppressDuplicateFiltering;
	}
	/** Resets the internal AJV validator to clear schemas from it. Can be helpful for resetting the validator for tests.
	*/
	reset() {
		this.ajv.removeSchema();
		this.lastSeenRootSchema = void 0;
		this.hasRegisteredRootSchema = false;
	}
	/** Runs the pure validation of the `schema` and `formData` without any of the RJSF functionality. Provided for use
	* by the playground. Returns the `errors` from the validation
	*
	* @param schema - The schema against which to validate the form data   * @param schema
	* @param formData - The form data to validate
	*/
	rawValidation(schema, formData) {
		let compilationError = void 0;
		let compiledValidator;
		try {
			if (schema["$id"]) compiledValidator = this.ajv.getSchema(schema["$id"]);
			if (compiledValidator === void 0) compiledValidator = this.ajv.compile(schema);
			compiledValidator(formData);
		} catch (err) {
			compilationError = err;
			if (compiledValidator === void 0) this.ajv.removeSchema(schema["$id"] !== void 0 ? schema["$id"] : schema);
		}
		let errors;
		if (compiledValidator) {
			if (typeof this.localizer === "function") {
				(compiledValidator.errors ?? []).forEach((error) => {
					["missingProperty", "property"].forEach((key) => {
						if (error.params?.[key]) error.params[key] = `'${error.params[key]}'`;
					});
					if (error.params?.deps) error.params.deps = error.params.deps.split(", ").map((v) => `'${v}'`).join(", ");
				});
				this.localizer(compiledValidator.errors);
				(compiledValidator.errors ?? []).forEach((error) => {
					["missingProperty", "property"].forEach((key) => {
						if (error.params?.[key]) error.params[key] = error.params[key].slice(1, -1);
					});
					if (error.params?.deps) error.params.deps = error.params.deps.split(", ").map((v) => v.slice(1, -1)).join(", ");
				});
			}
			errors = compiledValidator.errors || void 0;
			compiledValidator.errors = null;
		}
		return {
			errors,
			validationError: compilationError
		};
	}
	/** This function processes the `formData` with an optional user contributed `customValidate` function, which receives
	* the form data and a `errorHandler` function that will be used to add custom validation errors for each field. Also
	* supports a `transformErrors` function that will take the raw AJV validation errors, prior to custom validation and
	* transform them in what ever way it chooses.
	*
	* @param formData - The form data to validate
	* @param schema - The schema against which to validate the form data
	* @param [customValidate] - An optional function that is used to perform custom validation
	* @param [transformErrors] - An optional function that is used to transform errors after AJV validation
	* @param [uiSchema] - An optional uiSchema that is passed to `transformErrors` and `customValidate`
	*/
	validateFormData(formData, schema, customValidate, transformErrors, uiSchema) {
		const rawErrors = this.rawValidation(schema, formData);
		return processRawValidationErrors(this, rawErrors, formData, schema, customValidate, transformErrors, uiSchema, this.suppressDuplicateFiltering);
	}
	/**
	* This function checks if a schema needs to be added and if the root schemas don't match it removes the old root schema from the ajv instance and adds the new one.
	* When called repeatedly with the same `rootSchema` reference the deep-equality check is skipped.
	*
	* @param rootSchema - The root schema used to provide $ref resolutions
	*/
	handleSchemaUpdate(rootSchema) {
		if (this.lastSeenRootSchema === rootSchema && this.hasRegisteredRootSchema) return;
		const rootSchemaId = rootSchema["$id"] ?? "__rjsf_rootSchema";
		if (this.ajv.getSchema(rootSchemaId) === void 0) this.ajv.addSchema(rootSchema, rootSchemaId);
		else if (!deepEquals(rootSchema, this.ajv.getSchema(rootSchemaId)?.schema)) {
			this.ajv.removeSchema(rootSchemaId);
			this.ajv.addSchema(rootSchema, rootSchemaId);
		}
		this.lastSeenRootSchema = rootSchema;
		this.hasRegisteredRootSchema = true;
	}
	/** Validates data against a schema, returning true if the data is valid, or
	* false otherwise. If the schema is invalid, then this function will return
	* false.
	*
	* @param schema - The schema against which to validate the form data
	* @param formData - The form data to validate
	* @param rootSchema - The root schema used to provide $ref resolutions
	*/
	isValid(schema, formData, rootSchema) {
		let schemaId;
		let compiled = false;
		try {
			this.handleSchemaUpdate(rootSchema);
			const schemaWithIdRefPrefix = withIdRefPrefix(schema);
			schemaId = schemaWithIdRefPrefix["$id"] ?? hashForSchema(schemaWithIdRefPrefix);
			let compiledValidator;
			compiledValidator = this.ajv.getSchema(schemaId);
			if (compiledValidator === void 0) compiledValidator = this.ajv.addSchema(schemaWithIdRefPrefix, schemaId).getSchema(schemaId) || this.ajv.compile(schemaWithIdRefPrefix);
			compiled = true;
			return compiledValidator(formData);
		} catch (e) {
			console.warn("Error encountered compiling schema:", e);
			if (!compiled && schemaId !== void 0) this.ajv.removeSchema(schemaId);
			return false;
		}
	}
};
// node_modules/@rjsf/validator-ajv8/lib/customizeValidator.js
/** Creates and returns a customized implementation of the `ValidatorType` with the given customization `options` if
* provided. If a `localizer` is provided, it is used to translate the messages generated by the underlying AJV
* validation.
*
* @param [options={}] - The `CustomValidatorOptionsType` options that are used to create the `ValidatorType` instance
* @param [localizer] - If provided, is used to localize a list of Ajv `ErrorObject`s
* @returns - The custom validator implementation resulting from the set of parameters provided
*/
function customizeValidator(options = {}, localizer) {
	return new AJV8Validator(options, localizer);
}
// node_modules/@rjsf/validator-ajv8/lib/index.js
var lib_default$1 = /* @__PURE__ */ customizeValidator();
// node_modules/@rjsf/core/lib/getTestRegistry.js
/** Use for react testing library tests where we directly test the component rather than testing inside a Form
*/
function getTestRegistry(rootSchema, fields = {}, templates = {}, widgets = {}, formContext = {}, globalFormOptions = {
	idPrefix: DEFAULT_ID_PREFIX,
	idSeparator: "_",
	useFallbackUiForUnsupportedType: false
}) {
	const defaults = getDefaultRegistry();
	const schemaUtils = createSchemaUtils(lib_default$1, rootSchema);
	return {
		fields: {
			...defaults.fields,
			...fields
		},
		templates: {
			...defaults.templates,
			...templates
		},
		widgets: {
			...defaults.widgets,
			...widgets
		},
		formContext,
		rootSchema,
		schemaUtils,
		translateString: englishStringTranslator,
		globalFormOptions
	};
}
// node_modules/@rjsf/core/lib/withTheme.js
/** A Higher-Order component that creates a wrapper around a `Form` with the overrides from the `WithThemeProps` */
function withTheme(themeProps) {
	return (0, import_react.forwardRef)(({ fields: propFields, widgets: propWidgets, templates: propTemplates, ...directProps }, ref) => {
		const fields = {
			...themeProps?.fields,
			...propFields
		};
		const widgets = {
			...themeProps?.widgets,
			...propWidgets
		};
		const templates = {
			...themeProps?.templates,
			...propTemplates,
			ButtonTemplates: {
				...themeProps?.templates?.ButtonTemplates,
				...propTemplates?.ButtonTemplates
			}
		};
		return (0, import_jsx_runtime.jsx)(Form, {
			...themeProps,
			...directProps,
			fields,
			widgets,
			templates,
			ref
		});
	});
}
// node_modules/@rjsf/core/lib/index.js
var lib_default = Form;
export { RichDescription, RichHelp, SchemaExamples, lib_default as default, getDefaultRegistry, getTestRegistry, withTheme };
