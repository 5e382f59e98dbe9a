"""The course of Tiny Epic Pirates, one module for each chapter of the rules."""
