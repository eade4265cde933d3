"""The types of the protocol for the page."""

import json

from tripot.server.web.description.schemas import SOCKET_TYPES, Schema, components, schema_of

HEAD = "// Made from the server's types by `make protocol`: change those, not this file.\n"
PRIMITIVES = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def typescript() -> str:
    named = [interface(name, schema) for name, schema in components().items()]
    unions = [f"export type {name} = {type_of(schema_of(kind))};\n" for name, kind in SOCKET_TYPES.items()]
    return "\n".join([HEAD, *named, *unions])


def interface(name: str, schema: Schema) -> str:
    lines = [f"/** {schema['description']} */"] if "description" in schema else []
    required = schema.get("required", [])
    lines.append(f"export interface {name} {{")
    for key, value in schema.get("properties", {}).items():
        if "description" in value:
            lines.append(f"  /** {value['description']} */")
        lines.append(f"  {key}{'' if key in required else '?'}: {type_of(value)};")
    return "\n".join([*lines, "}\n"])


def type_of(schema: Schema) -> str:
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(type_of(part) for part in schema["anyOf"]))
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if schema.get("type") == "array":
        inner = type_of(schema.get("items", {}))
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if schema.get("type") == "object":
        values = schema.get("additionalProperties", {})
        return f"Record<string, {type_of(values if isinstance(values, dict) else {})}>"
    return PRIMITIVES.get(str(schema.get("type")), "unknown")
