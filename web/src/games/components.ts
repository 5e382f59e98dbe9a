import { api } from '../api';
import type { Component } from '../protocol';

/** The components of a game as its data file lists them, group by group. Asked for once, before the first board is drawn. */
export class Components {
  constructor(private readonly records: readonly Component[]) {}

  static async of(game: string): Promise<Components> {
    return new Components(await api.components(game));
  }

  all<Part>(group: string): Part[] {
    return this.records.filter((one) => one.group === group) as unknown as Part[];
  }

  /** The only record of a group. */
  one<Part>(group: string): Part {
    return this.all<Part>(group)[0] as Part;
  }

  ids(group: string): string[] {
    return this.all<{ id: string }>(group).map((one) => one.id);
  }

  byId<Part extends { id: string }>(group: string): Map<string, Part> {
    return byId(this.all<Part>(group));
  }
}

export const byId = <Part extends { id: string }>(parts: Part[]): Map<string, Part> =>
  new Map(parts.map((part) => [part.id, part]));
