/** Turns types into shapes. Names of types are kept as they are written: `PlaceNo` says more than a number. */
import { SyntaxKind, type Node, type TypeNode } from 'typescript/unstable/ast';
import {
  isArrayTypeNode,
  isInterfaceDeclaration,
  isLiteralTypeNode,
  isNamedTupleMember,
  isParenthesizedTypeNode,
  isPropertySignatureDeclaration,
  isTupleTypeNode,
  isTypeAliasDeclaration,
  isTypeLiteralNode,
  isTypeOperatorNode,
  isTypeReferenceNode,
  isUnionTypeNode,
} from 'typescript/unstable/ast/is';
import { SymbolFlags, TypeFlags, type Symbol, type Type, type TypeReference } from 'typescript/unstable/sync';
import { commentOfMember, forReaders, schemaAround } from './comments.ts';
import { declarationOf, fileOf, looksSame, type Compiler } from './compiler.ts';
import { intrinsic, joined, plain, withoutUndefined } from './shapes.ts';
import type { Definition, Field, Shape, Variant } from './shapes.ts';

const KEYWORDS: Readonly<Record<number, Shape>> = {
  [SyntaxKind.StringKeyword]: plain('text'),
  [SyntaxKind.NumberKeyword]: plain('number'),
  [SyntaxKind.BooleanKeyword]: plain('true or false'),
  [SyntaxKind.UnknownKeyword]: plain('anything'),
};

export class Reader {
  readonly #compiler: Compiler;
  /** By name; a type is defined when it is first named. */
  readonly #definitions = new Map<string, { readonly symbol: Symbol; definition: Definition | null }>();
  /** Whether another page defines what is declared in a file: only its name is kept. */
  readonly #isElsewhere: (file: string, isObject: boolean) => boolean;

  constructor(compiler: Compiler, isElsewhere: (file: string, isObject: boolean) => boolean = () => false) {
    this.#compiler = compiler;
    this.#isElsewhere = isElsewhere;
  }

  /** All types that were named on the way, and those that they name. */
  definitions(): readonly Definition[] {
    for (let isNew = true; isNew;) {
      isNew = false;
      for (const [name, entry] of this.#definitions) {
        if (entry.definition !== null || this.isElsewhere(entry.symbol)) continue;
        isNew = true;
        entry.definition = { ...this.define(entry.symbol), name };
      }
    }
    return [...this.#definitions.values()].flatMap(({ definition }) => definition ?? []);
  }

  /** Where the types that were named and are defined on other pages come from, by name. */
  elsewhere(): ReadonlyMap<string, string> {
    const found = [...this.#definitions].filter(([, { symbol }]) => this.isElsewhere(symbol));
    return new Map(found.map(([name, { symbol }]) => [name, fileOf(symbol) ?? '']));
  }

  /** A type that a file exports. */
  type(file: string, name: string): Type {
    return this.#compiler.checker.getDeclaredTypeOfSymbol(this.#target(this.#compiler.exported(file, name)));
  }

  /** Adds a type to those that are defined. */
  name(symbol: Symbol): Shape | null {
    return this.#named(symbol);
  }

  /** A field of a type, by its name. */
  shapeOf(type: Type, field: string): Shape {
    const found = this.fields(type).find(({ name }) => name === field);
    if (found === undefined) throw new Error(`there is no ${field}`);
    return found.shape;
  }

  /** The words that a type consists of, in the order of the alphabet. */
  values(symbol: Symbol): readonly string[] {
    const type = this.#compiler.checker.getDeclaredTypeOfSymbol(this.#target(symbol));
    const members = type.isUnionType() ? type.getTypes() : [type];
    return members.flatMap((member) => (member.isLiteralType() ? String(member.value) : [])).toSorted();
  }

  /** A type by its symbol, as if it were defined on the spot. */
  define(symbol: Symbol): Definition {
    const { checker } = this.#compiler;
    const target = this.#target(symbol);
    const declaration = declarationOf(target);
    const type = checker.getDeclaredTypeOfSymbol(target);
    const about = { name: symbol.name, doc: this.#comment(target), file: fileOf(target) ?? '' };
    const members = type.isUnionType() ? type.getTypes() : [];
    if (members.length > 1 && members.every((member) => this.#isObject(member)))
      return { ...about, body: { is: 'variants', variants: this.variants(type) } };
    if (this.#isObject(type)) return { ...about, body: { is: 'object', fields: this.fields(type) } };
    const node = declaration !== undefined && isTypeAliasDeclaration(declaration) ? declaration.type : undefined;
    const isNamed = node !== undefined && isTypeReferenceNode(node) && this.#ownName(node) !== null;
    return { ...about, body: { is: 'shape', shape: isNamed ? this.#ofNode(node) : this.#ofAlias(type, node) } };
  }

  /** The objects of a union, in the order in which they are written. */
  variants(type: Type): readonly Variant[] {
    const members = type.isUnionType() ? type.getTypes() : [type];
    const placed = members.map((member) => {
      const node = this.#written(member);
      return { member, node, file: node?.getSourceFile().fileName ?? '', at: node?.getStart() ?? 0 };
    });
    const files = [...new Set(placed.map(({ file }) => file))];
    const ordered = placed.toSorted((a, b) => files.indexOf(a.file) - files.indexOf(b.file) || a.at - b.at);
    const of = type.getAliasSymbol();
    return ordered.map(({ member, node }) => {
      const { doc, group } = node === undefined ? { doc: '', group: '' } : commentOfMember(node);
      return { doc: doc || this.#docOf(node), group: group || this.#groupOf(node, of), fields: this.fields(member) };
    });
  }

  /** The fields of a type. `like`: a type of which it is a part; its comments count for fields that are alike. */
  fields(type: Type, like?: Type): readonly Field[] {
    return this.#compiler.checker.getPropertiesOfType(type).map((property) => this.#field(property, like));
  }

  isElsewhere(symbol: Symbol): boolean {
    const type = this.#compiler.checker.getDeclaredTypeOfSymbol(symbol);
    const members = type.isUnionType() ? type.getTypes() : [type];
    return this.#isElsewhere(
      fileOf(symbol) ?? '',
      members.some((member) => this.#isObject(member)),
    );
  }

  /** What an alias stands for: its own name must not be the answer. */
  #ofAlias(type: Type, node: TypeNode | undefined): Shape {
    if (type.isUnionType() && (node === undefined || !isUnionTypeNode(node))) return this.#union(type.getTypes());
    if (node === undefined || isTypeReferenceNode(node)) return this.#unnamed(type);
    return this.#ofNode(node);
  }

  /** Interfaces have a comment of their own. */
  #docOf(node: Node | undefined): string {
    if (node === undefined || !isInterfaceDeclaration(node)) return '';
    const symbol = this.#compiler.checker.getSymbolAtLocation(node.name);
    return symbol === undefined ? '' : this.#comment(symbol);
  }

  /** The comment of the type that a variant is written in, if that is another one. */
  #groupOf(node: Node | undefined, of: Symbol | undefined): string {
    for (let at = node; at !== undefined; at = at.parent) {
      if (!isTypeAliasDeclaration(at)) continue;
      const symbol = this.#compiler.checker.getSymbolAtLocation(at.name);
      return symbol === undefined || symbol.id === of?.id ? '' : this.#comment(symbol);
    }
    return '';
  }

  #comment(symbol: Symbol): string {
    return forReaders(this.#compiler.checker.getDocumentationCommentOfSymbol(symbol));
  }

  #field(property: Symbol, likeOwner: Type | undefined): Field {
    const { checker } = this.#compiler;
    const type = checker.getTypeOfSymbol(property)!;
    const twin = likeOwner && checker.getPropertyOfType(likeOwner, property.name);
    const twinType = twin && checker.getTypeOfSymbol(twin);
    const isAlike = twinType !== undefined && looksSame(checker, type, twinType);
    const node = annotationOf(property) ?? (isAlike ? annotationOf(twin!) : undefined);
    const optional = (property.flags & SymbolFlags.Optional) !== 0;
    const shape = node !== undefined && !this.#isGeneric(node) ? this.#ofNode(node) : this.#ofType(type, twinType);
    return {
      name: property.name,
      optional,
      doc: this.#comment(property) || (isAlike ? this.#comment(twin!) : ''),
      shape: optional ? withoutUndefined(shape) : shape,
    };
  }

  #ofNode(node: TypeNode): Shape {
    const { checker } = this.#compiler;
    const word = KEYWORDS[node.kind];
    if (word !== undefined) return word;
    if (isParenthesizedTypeNode(node)) return this.#ofNode(node.type);
    if (isTypeOperatorNode(node) && node.operator === SyntaxKind.ReadonlyKeyword) return this.#ofNode(node.type);
    if (isArrayTypeNode(node)) return { is: 'list', of: this.#ofNode(node.elementType) };
    if (isUnionTypeNode(node)) return joined(node.types.map((each) => this.#ofNode(each)));
    if (isTupleTypeNode(node)) return { is: 'tuple', of: node.elements.map((each) => this.#place(each)) };
    if (isTypeReferenceNode(node)) {
      const own = this.#ownName(node);
      if (own !== null) return own;
      const [first, second] = node.typeArguments ?? [];
      const name = node.typeName.getText();
      if ((name === 'Readonly' || name === 'Partial') && first !== undefined) return this.#ofNode(first);
      if (name === 'Record' && first !== undefined && second !== undefined)
        return { is: 'record', keys: this.#ofNode(first), values: this.#ofNode(second) };
    }
    const type = checker.getTypeFromTypeNode(node)!;
    return isTypeLiteralNode(node) || isLiteralTypeNode(node) ? this.#unnamed(type) : this.#ofType(type);
  }

  #place(node: TypeNode): { name: string; shape: Shape } {
    if (isNamedTupleMember(node)) return { name: node.name.getText(), shape: this.#ofNode(node.type) };
    return { name: '', shape: this.#ofNode(node) };
  }

  /** The name of one of our types, without arguments. */
  #ownName(node: TypeNode): Shape | null {
    if (!isTypeReferenceNode(node) || node.typeArguments !== undefined) return null;
    const symbol = this.#compiler.checker.getSymbolAtLocation(node.typeName);
    return symbol === undefined ? null : this.#named(symbol);
  }

  #named(symbol: Symbol): Shape | null {
    const target = this.#target(symbol);
    if (fileOf(target) === null || (target.flags & (SymbolFlags.TypeAlias | SymbolFlags.Interface)) === 0) return null;
    for (let n = 1; ; n++) {
      const name = n === 1 ? target.name : `${target.name}${n}`;
      const known = this.#definitions.get(name);
      if (known === undefined) this.#definitions.set(name, { symbol: target, definition: null });
      if (known === undefined || known.symbol.id === target.id) return { is: 'named', name };
    }
  }

  /** What an import stands for. */
  #target(symbol: Symbol): Symbol {
    return (symbol.flags & SymbolFlags.Alias) === 0 ? symbol : this.#compiler.checker.getAliasedSymbol(symbol);
  }

  #ofType(type: Type, like?: Type): Shape {
    const alias = type.getAliasSymbol();
    const isWhole = alias !== undefined && type.getAliasTypeArguments().length === 0;
    const symbol = isWhole ? alias : type.isUnionType() ? undefined : type.getSymbol();
    return (symbol && this.#named(symbol)) ?? this.#unnamed(type, like);
  }

  #unnamed(type: Type, like?: Type): Shape {
    const { checker } = this.#compiler;
    if (type.isLiteralType()) return { is: 'value', value: type.value as string | number | boolean };
    if (type.isUnionType()) return this.#union(type.getTypes(), like);
    if (type.isTemplateLiteralType()) return plain('text');
    // Only questions are generic: in what can be picked.
    if (type.isTypeParameter()) return plain('choice');
    if (type.isIntrinsicType()) return intrinsic(type.intrinsicName);
    if (checker.isTupleType(type))
      return {
        is: 'tuple',
        of: checker.getTypeArguments(type as TypeReference).map((each) => ({ name: '', shape: this.#ofType(each) })),
      };
    if (checker.isArrayType(type)) return { is: 'list', of: this.#ofType(...this.#elements(type, like)) };
    const [index] = checker.getIndexInfosOfType(type);
    if (index !== undefined)
      return { is: 'record', keys: this.#ofType(index.keyType), values: this.#ofType(index.valueType) };
    return { is: 'object', fields: this.fields(type, like) };
  }

  /** What a list consists of, and what the list that it is like consists of. */
  #elements(type: Type, like: Type | undefined): [Type, Type | undefined] {
    const { checker } = this.#compiler;
    const elementOf = (list: Type): Type => checker.getTypeArguments(list as TypeReference)[0]!;
    return [elementOf(type), like !== undefined && checker.isArrayType(like) ? elementOf(like) : undefined];
  }

  #union(types: readonly Type[], like?: Type): Shape {
    const isYesOrNo = types.filter((each) => each.isBooleanLiteralType()).length === 2;
    const others = isYesOrNo ? types.filter((each) => !each.isBooleanLiteralType()) : types;
    const shapes = others.map((each) => this.#ofType(each, like));
    return joined(isYesOrNo ? [plain('true or false'), ...shapes] : shapes);
  }

  #isObject(type: Type): boolean {
    const { checker } = this.#compiler;
    if (type.isIntersectionType()) return true;
    if ((type.flags & TypeFlags.Object) === 0 || checker.isArrayType(type) || checker.isTupleType(type)) return false;
    return checker.getIndexInfosOfType(type).length === 0;
  }

  /** Where an object is written down; of several objects in one, the last says what it is. */
  #written(type: Type): Node | undefined {
    const symbol = type.isIntersectionType() ? type.getTypes().at(-1)?.getSymbol() : type.getSymbol();
    if (symbol !== undefined && fileOf(symbol) !== null) return declarationOf(symbol);
    // The compiler makes the type of a schema up; its fields know where they are written.
    return schemaAround(declarationOf(this.#compiler.checker.getPropertiesOfType(type)[0]));
  }

  #isGeneric(node: Node): boolean {
    if (isTypeReferenceNode(node)) {
      const symbol = this.#compiler.checker.getSymbolAtLocation(node.typeName);
      if (symbol !== undefined && (symbol.flags & SymbolFlags.TypeParameter) !== 0) return true;
    }
    return node.forEachChild((child) => this.#isGeneric(child) || undefined) ?? false;
  }
}

function annotationOf(property: Symbol): TypeNode | undefined {
  const node = declarationOf(property);
  return node !== undefined && isPropertySignatureDeclaration(node) ? node.type : undefined;
}
