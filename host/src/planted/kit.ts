import '@pasal/shared/testing';
