import { openMemory } from './memory-store.ts';
import { hostContract } from './store/host-contract.ts';
import { storeContract } from './store/contract.ts';
import { Model } from './store/model.ts';

const makePlace = async () => {
  const tables = new Model();
  return { open: async () => openMemory(tables), remove: async () => {} };
};

storeContract('memory', makePlace, 50);
hostContract('memory', makePlace);
