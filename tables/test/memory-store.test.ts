import { openMemory } from './memory-store.ts';
import { storeContract } from './store/contract.ts';
import { Model } from './store/model.ts';

storeContract(
  'memory',
  async () => {
    const tables = new Model();
    return { open: async () => openMemory(tables), remove: async () => {} };
  },
  50,
);
