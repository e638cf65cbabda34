import '@pasal/shared/ui';
