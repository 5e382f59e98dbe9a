import { store, stored } from '../look/memory';
import { labelled, readLabels, type Label } from './labels';

const KEPT = 'tables';

/** My own labels on tables: for me alone, in this browser. */
class MyLabels {
  #labels = $state.raw(readLabels(stored(KEPT)));

  of = (table: string): Label => this.#labels[table] ?? {};

  put = (table: string, label: Label): void => {
    this.#labels = labelled(this.#labels, table, label);
    store(KEPT, JSON.stringify(this.#labels));
  };
}

export const labels = new MyLabels();
